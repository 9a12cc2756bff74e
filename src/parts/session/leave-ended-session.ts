import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { openDrafts } from '#src/lib/kept-by-user.ts';
import { requestLogin } from '#src/lib/login-prompt.ts';
import { notify } from '#src/ui/notify.ts';
import { dropUserData } from './drop-user-data.ts';

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
