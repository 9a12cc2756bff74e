import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconQrcode } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Hint } from '#src/ui/hint.tsx';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { furtherQueries } from './further-queries.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

const QrDialog = lazyPart(() => import('./qr-dialog.tsx').then((part) => part.QrDialog));

/** The QR code is shown for the user's own company only, if the platform enables it (document 2 §2). */
export function isQrShown(
  companyCode: string | null,
  declaration: Pick<Declaration, 'companyCode'>,
  setting: string | undefined,
): boolean {
  const own = companyCode !== null && companyCode !== '' && companyCode === declaration.companyCode;
  return own && setting === '1';
}

/** QR code of a declaration of the user's own company, if the platform enables it (document 2 §2); otherwise nothing. */
export function QrButton({ declaration }: { declaration: Declaration }): ReactNode {
  const { t } = useText();
  const companyCode = useSession()?.companyCode ?? null;
  const { data: setting } = useQuery(furtherQueries.qrSetting());
  // Keeps the dialog mounted during its closing transition.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  if (!isQrShown(companyCode, declaration, setting)) return null;
  return (
    <>
      <Hint label="epd.search.qr">
        {(trigger) => (
          <ActionIcon
            {...trigger}
            aria-label={t('epd.search.chip', { name: declaration.number, value: t('epd.search.qr') })}
            aria-haspopup="dialog"
            onClick={() => setDialog('open')}
          >
            <IconQrcode size={20} aria-hidden />
          </ActionIcon>
        )}
      </Hint>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <QrDialog
            declaration={declaration}
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
