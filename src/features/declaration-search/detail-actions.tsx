import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { notify } from '#src/ui/notify.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { addressOf } from '#src/parts/declaration/address-of.ts';
import { ExportOne } from '#src/parts/open-data/export-menu.tsx';
import classes from './detail.module.css';

export function DetailActions({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { t, lang } = useText();
  const { reportZh, reportEn, number } = detail;
  const reports = [
    { businessId: reportZh, label: 'epd.search.downloadCn', fileName: `${number}.pdf` },
    { businessId: reportEn, label: 'epd.search.downloadEn', fileName: `${number}-en.pdf` },
  ] as const;
  // The report in the reader's language comes first, as the primary button.
  const ordered = lang === 'en' ? [...reports].reverse() : reports;
  const there = ordered.flatMap(({ businessId, ...report }) =>
    businessId === null ? [] : [{ ...report, businessId }],
  );
  return (
    <section className={classes.actions} aria-label={t('epd.detail.reports')}>
      {there.map(({ businessId, label, fileName }, index) => (
        <DownloadButton
          key={label}
          variant={index === 0 ? 'filled' : 'default'}
          fullWidth
          label={label}
          fetchFile={fileCalls.report(businessId)}
          fileName={fileName}
        />
      ))}
      {reportEn === null && <p className={classes.hint}>{t('epd.product.noEn')}</p>}
      <ExportOne detail={detail} />
      <ShareButton address={addressOf(detail.id)} />
    </section>
  );
}

function ShareButton({ address }: { address: string }): ReactNode {
  const { t } = useText();
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={
        clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconLink size={18} aria-hidden />
      }
      onClick={() => {
        if ('clipboard' in navigator) clipboard.copy(address);
        else notify.warn('ui.copy.failed');
      }}
    >
      <span role="status">{t(clipboard.copied ? 'common.copied' : 'epd.detail.share')}</span>
    </Button>
  );
}
