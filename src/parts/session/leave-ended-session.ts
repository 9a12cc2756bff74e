import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { requestLogin } from '#src/lib/login-prompt.ts';
import { notify } from '#src/ui/notify.ts';
import { dropUserData } from './drop-user-data.ts';

/**
 * The way out of a session that the server has ended (HTTP 401): home, as documented (document 1 §8), and the offer to
 * log in again and come back. Forms keep what was typed as a draft when they go, so coming back finds it.
 * @param hadUser somebody was signed in until now; otherwise there is nothing to come back to, and only words
 */
export function leaveEndedSession(
  router: Pick<AnyRouter, 'navigate' | 'state'>,
  queryClient: QueryClient,
  hadUser: boolean,
): void {
  const { pathname, href } = router.state.location;
  // Home asks its calls again with each visit: a visitor who is refused there would come back for ever.
  if (!hadUser && pathname === '/') return;
  // A form that asks before it is left would only be in the way: the server takes nothing from it any more.
  const gone = router.navigate({ to: '/', replace: true, ignoreBlocker: true });
  if (!hadUser) {
    notify.warn('http.401');
    return;
  }
  queryClient.removeQueries({ type: 'inactive' });
  // Not the whole cache: a part of the frame would wait for ever for an answer that was cleared away.
  void gone.then(() => dropUserData(queryClient));
  if (pathname === '/') notify.warn('auth.sessionExpired');
  else requestLogin({ how: 'again', returnPath: href });
}
