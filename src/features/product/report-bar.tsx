import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useSession } from '#src/api/use-session.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { preparePdfViewer } from '#src/parts/pdf-preview/page-chunk.ts';
import { reportIn } from './rules.ts';
import { useOpenReport } from './use-open-report.ts';
import classes from './product.module.css';

/** The PDF button, always under the thumb on phones, and what to know before it is pressed; who is signed in may save it too. */
export function ReportBar({ id, detail }: { id: string; detail: DeclarationDetail }): ReactNode {
  const { t, lang } = useText();
  const user = useSession();
  const { busy, open } = useOpenReport(id);
  const report = reportIn(lang, detail);

  if (report === null) {
    return (
      <div className={classes.bar}>
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
    <div className={classes.bar}>
      {hint !== undefined && <p className={classes.hint}>{t(hint)}</p>}
      <Button
        size="lg"
        fullWidth
        loading={busy}
        leftSection={<IconFileText size={22} aria-hidden />}
        // The reader's code comes while somebody is about to press.
        onPointerEnter={preparePdfViewer}
        onFocus={preparePdfViewer}
        onClick={() => void open(report.businessId)}
      >
        {t('epd.product.viewPdf')}
      </Button>
      {user !== null && detail.productNumber !== '' && (
        <DownloadButton
          fullWidth
          label="epd.product.savePdf"
          fetchFile={fileCalls.product(detail.productNumber)}
          fileName={`${detail.number || detail.productNumber}.pdf`}
        />
      )}
    </div>
  );
}
