import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clearSession } from '#src/api/session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { HttpError } from '#src/lib/errors.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { writeStorage } from '#src/lib/storage.ts';
import { dropUserData } from '#src/parts/session/drop-user-data.ts';
import { freshUser } from '#src/parts/session/fresh-user.ts';
import { sessionQueries } from '#src/parts/session/queries.ts';
import { saysSessionEnded } from '#src/parts/session/use-session-check.ts';
import { notify } from '#src/ui/notify.ts';
import { useOnce } from '#src/ui/use-once.ts';
import { pdfStep } from './rules.ts';

/**
 * The PDF button of a product page (document 2 §2). The product is remembered first: login, registration form and viewer
 * lead back to it.
 * @param product id of the address
 */
export function useOpenReport(product: string): {
  busy: boolean;
  open: (businessId: string) => Promise<unknown>;
} {
  const router = useRouter();
  const queryClient = useQueryClient();

  const toLogin = (businessId: string) => router.navigate({ to: '/Loginapp', search: { id: businessId } });

  const checkAndGo = async (userId: string, businessId: string): Promise<void> => {
    try {
      await queryClient.query({ ...sessionQueries.check(userId), staleTime: 0 });
    } catch (error) {
      if (saysSessionEnded(error)) {
        clearSession();
        // Wanted anew, by whoever pressed the button.
        writeStorage(STORAGE.pdfId, product);
        notify.warn('auth.sessionExpired');
        await toLogin(businessId);
        void dropUserData(queryClient);
      } else if (!(error instanceof HttpError && error.status === 401)) {
        // A 401 has been answered by its own path.
        notify.error(describeError(error));
      }
      return;
    }
    await router.navigate({ to: '/apppdf/$id', params: { id: businessId } });
  };

  const go = async (businessId: string): Promise<void> => {
    writeStorage(STORAGE.pdfId, product);
    const user = await freshUser(queryClient);
    const step = pdfStep(user);
    if (step.kind === 'login' || user === null) {
      await toLogin(businessId);
    } else if (step.kind === 'check') {
      await checkAndGo(user.id, businessId);
    } else {
      notify.warn(step.warning);
      if (step.kind === 'refill') await router.navigate({ to: '/userinfo' });
    }
  };

  const { busy, run: open } = useOnce(go);
  return { busy, open };
}
