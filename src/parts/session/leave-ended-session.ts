import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { openDrafts } from '#src/lib/kept-by-user.ts';
import { requestLogin } from '#src/lib/login-prompt.ts';
import { notify } from '#src/ui/notify.ts';
import { dropUserData } from './drop-user-data.ts';

/**
 * The way out of a session that the server has ended (HTTP 401): home, as documented (document 1 §8), and the offer to
 * log in again and come back. Forms keep what was typed as a draft when they go, so coming back finds it.
 */
export function leaveEndedSession(
  router: Pick<AnyRouter, 'navigate' | 'state'>,
  queryClient: QueryClient,
): void {
  const { pathname, href } = router.state.location;
  // Asked while the forms of the page are still there.
  const draft = [...openDrafts].some((hasDraft) => hasDraft());
  // A form that asks before it is left would only be in the way: the server takes nothing from it any more.
  const gone = router.navigate({ to: '/', replace: true, ignoreBlocker: true });
  queryClient.removeQueries({ type: 'inactive' });
  // Not the whole cache: a part of the frame would wait for ever for an answer that was cleared away.
  void gone.then(() => dropUserData(queryClient));
  if (pathname === '/') notify.warn('auth.sessionExpired');
  else requestLogin({ how: 'again', returnPath: href, draft });
}
