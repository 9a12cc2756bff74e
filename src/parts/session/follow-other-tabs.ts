import { noop, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { currentUser, forgetTab, subscribeSession } from '#src/api/session.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { forgetReturnPath } from '#src/lib/return-path.ts';
import { dropUserData } from './drop-user-data.ts';

/**
 * One browser, one session: a login or logout in another tab counts here too. What was read as the former user goes, and
 * the guards decide again about the page that is shown, so that no private page stays.
 * @returns the way to stop
 */
export function followOtherTabs(router: Pick<AnyRouter, 'invalidate'>, queryClient: QueryClient): () => void {
  let known = currentUser()?.id ?? null;
  return subscribeSession((from) => {
    const before = known;
    const user = currentUser();
    known = user?.id ?? null;
    if (from === 'here' || before === known) return;
    if (before !== null) forgetTab();
    // Who was nobody sees in the header who they are now.
    if (before !== null)
      loadChunk(() => import('./tell-session.tsx')).then(({ tellSession }) => tellSession(user), noop);
    // First the guards: without its user a private page would only read what is refused.
    void router.invalidate().then(() => {
      // They ask for a login and remember the page, which was the former user's wish (decision 33).
      if (before !== null && user === null) forgetReturnPath();
      return dropUserData(queryClient);
    });
  });
}
