import { noop, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { currentUser, forgetTab, subscribeSession } from '#src/api/session.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { forgetReturnPath } from '#src/lib/return-path.ts';
import { dropUserData } from './drop-user-data.ts';

export function followOtherTabs(router: Pick<AnyRouter, 'invalidate'>, queryClient: QueryClient): () => void {
  let known = currentUser()?.id ?? null;
  return subscribeSession((from) => {
    const before = known;
    const user = currentUser();
    known = user?.id ?? null;
    if (from === 'here' || before === known) return;
    if (before !== null) forgetTab();
    // A visitor sees the new user in the header.
    if (before !== null)
      loadChunk(() => import('./tell-session.tsx')).then(({ tellSession }) => tellSession(user), noop);
    // Guards first: a private page would only refetch what is refused.
    void router.invalidate().then(() => {
      // The guards store the page as redirect target, but it was the previous user's (decision 33).
      if (before !== null && user === null) forgetReturnPath();
      return dropUserData(queryClient);
    });
  });
}
