import { noop, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { startSession } from '#src/api/session.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import type { SignedIn } from '#src/parts/account-form/signed-in.ts';
import { notify } from '#src/ui/notify.ts';

/**
 * What happens when somebody has registered: user and token are stored, /Result tells it with code 7, a flag is set, and
 * the company's status is read (document 1 §4).
 */
export function useFinishRegistration(): (signedIn: SignedIn) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async ({ user, token }) => {
    startSession(token, user);
    writeStorage(STORAGE.registered, '1');
    setResultCode(RESULT.registration);
    await router.navigate({ to: '/Result' });
    // Whoever came for the PDF of a product learns why it does not open yet (document 1 §8).
    if (readStorage(STORAGE.pdfId) === null) notify.success('register.success');
    else notify.info('guard.auditReviewing');
    queryClient.query(companyQueries.ofUser(user.id)).catch(noop);
    // What was read as a visitor may read differently now.
    void queryClient.invalidateQueries();
    await router.invalidate();
  };
}
