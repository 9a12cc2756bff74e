import { noop, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { currentUser, forgetTab, subscribeSession } from '#src/api/session.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { forgetReturnPath } from '#src/lib/return-path.ts';
import { openDrafts } from '#src/lib/kept-by-user.ts';
import { requestLogin } from '#src/lib/login-prompt.ts';
import { notify } from '#src/ui/notify.ts';
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

/** Home (document 1 §8), and the offer to log in and return. Forms keep their input as drafts. */
export function leaveEndedSession(
  router: Pick<AnyRouter, 'navigate' | 'state'>,
  queryClient: QueryClient,
): void {
  const { pathname, href } = router.state.location;
  // Before the forms unmount.
  const draft = [...openDrafts].some((hasDraft) => hasDraft());
  // Skips leave guards: the server would refuse the form anyway.
  const gone = router.navigate({ to: '/', replace: true, ignoreBlocker: true });
  queryClient.removeQueries({ type: 'inactive' });
  // Not the whole cache: observers in the layout would wait forever for removed queries.
  void gone.then(() => dropUserData(queryClient));
  if (pathname === '/') notify.warn('auth.sessionExpired');
  else requestLogin({ how: 'again', returnPath: href, draft });
}
