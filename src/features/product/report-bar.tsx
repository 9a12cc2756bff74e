import { type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { preparePdfViewer } from '#src/parts/pdf-preview/page-chunk.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { useOnce } from '#src/ui/use-once.ts';
import { notify } from '#src/ui/notify.ts';
import { saysSessionEnded } from '#src/parts/session/use-session-check.ts';
import { sessionQueries } from '#src/parts/session/queries.ts';
import { freshUser } from '#src/parts/session/fresh-user.ts';
import { dropUserData } from '#src/parts/session/drop-user-data.ts';
import { writeStorage } from '#src/lib/storage.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { HttpError, NetworkError } from '#src/lib/errors.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { clearSession, useSession } from '#src/api/session.ts';
import { keptReport } from './kept-report.ts';
import { reportIn, pdfStep } from './rules.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import classes from './product.module.css';

const SaveReport = lazyPart(() => import('./more-ways.tsx').then((part) => part.SaveReport));

/** PDF button, fixed at the bottom on phones, with its conditions; signed-in users can also download. */
export function ReportBar({ id, detail }: { id: string; detail: DeclarationDetail }): ReactNode {
  const { t, lang } = useText();
  const user = useSession();
  const { busy, open } = useOpenReport(id);
  const report = reportIn(lang, detail);

  if (report === null) {
    return (
      <div className={classes.bar} data-bottom-bar>
        <p className={classes.hint}>{t('epd.product.noReport')}</p>
      </div>
    );
  }
  const hint = report.substitute
    ? 'epd.product.substitute'
    : user === null
      ? 'epd.product.loginHint'
      : undefined;
  return (
    <div className={classes.bar} data-bottom-bar>
      <Button
        size="lg"
        fullWidth
        loading={busy}
        leftSection={<IconFileText size={22} aria-hidden />}
        onPointerEnter={preparePdfViewer}
        onFocus={preparePdfViewer}
        onClick={() => void open(report.businessId)}
      >
        {t('epd.product.viewPdf')}
      </Button>
      {hint !== undefined && <p className={classes.hint}>{t(hint)}</p>}
      {user !== null && detail.productNumber !== '' && (
        <PartBoundary
          waiting={
            <Button fullWidth variant="default" disabled>
              {t('epd.product.savePdf')}
            </Button>
          }
        >
          <SaveReport detail={detail} />
        </PartBoundary>
      )}
    </div>
  );
}

/** document 2 §2. Stores the product, because login, registration form and viewer return to it. @param product id in the URL */
function useOpenReport(product: string): {
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
        // clearSession has removed it, but this user still requests the PDF.
        writeStorage(STORAGE.pdfId, product);
        notify.warn('auth.sessionExpired');
        await toLogin(businessId);
        void dropUserData(queryClient);
      } else if (error instanceof NetworkError && (await keptReport(businessId, userId)) !== null) {
        await router.navigate({ to: '/apppdf/$id', params: { id: businessId } });
      } else if (!(error instanceof HttpError && error.status === 401)) {
        // The session handling reports a 401.
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
