import { noop, useQueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { currentUser, startSession } from '#src/api/session.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { peekReturnPath, takeReturnPath } from '#src/lib/return-path.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import { notify } from '#src/ui/notify.ts';
import { afterLogin } from './after-login.ts';
import type { SignedIn } from './read.ts';

/** A login on a page of its own: the phone screens (document 1 §2). */
interface LoginPage {
  to: string;
  /** Product from which login was requested; incomplete registration forms return to it. */
  product: string | null;
}

/** Shows a message if the browser blocks cookies and storage. @returns whether it redirects to the requested page */
export function useFinishLogin(page?: LoginPage): (signedIn: SignedIn) => Promise<boolean> {
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
    queryClient.query(companyQueries.ofUser(user.id)).catch(noop);
    const wanted = page?.to ?? stored;
    const next = afterLogin(user, wanted, window.innerWidth);
    // Registration forms return to the product (document 2 §2).
    if (page?.product != null && next !== wanted && readStorage(STORAGE.pdfId) === null)
      writeStorage(STORAGE.pdfId, page.product);
    // No toast over a page that replaces the login page and is feedback enough.
    if (page === undefined || next === '/') notify.success('auth.loginSuccess');
    if (next !== null) await router.navigate({ href: next, replace: page !== undefined });
    // Data fetched as a visitor may differ for the user.
    void queryClient.invalidateQueries();
    await router.invalidate();
    return next === wanted;
  };
}

/** Case-insensitive (decisions 17, 19). */
function isKnownPath(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): boolean {
  const [, , found] = router.getMatchedRoutes(pathname);
  // The catch-all route.
  return found !== undefined && found.fullPath !== '/$';
}
