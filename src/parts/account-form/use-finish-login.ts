import { noop, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { currentUser, startSession } from '#src/api/session.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { peekReturnPath, takeReturnPath } from '#src/lib/return-path.ts';
import { isKnownPath } from '#src/parts/session/known-path.ts';
import { notify } from '#src/ui/notify.ts';
import { afterLogin } from './after-login.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * What happens when somebody has signed in: the session starts, the company is read, and the way goes on. Where the browser
 * keeps neither token nor user there is no session, and words say what helps.
 * @param to where it leads in place of the remembered path, which is forgotten then: the phone screens (document 1 §2)
 * @returns whether it leads to where it was wanted, and not first to what is missing in the registration
 */
export function useFinishLogin(to?: string): (signedIn: SignedIn) => Promise<boolean> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async ({ user, token }) => {
    const stored =
      peekReturnPath() === null ? null : takeReturnPath((pathname) => isKnownPath(router, pathname));
    startSession(token, user);
    if (currentUser() === null) {
      notify.error('auth.notKept');
      return false;
    }
    notify.success('auth.loginSuccess');
    queryClient.query(companyQueries.ofUser(user.id)).catch(noop);
    const wanted = to ?? stored;
    const next = afterLogin(user, wanted, window.innerWidth);
    if (next !== null) await router.navigate({ href: next });
    // What was read as a visitor may read differently now.
    void queryClient.invalidateQueries();
    await router.invalidate();
    return next === wanted;
  };
}
