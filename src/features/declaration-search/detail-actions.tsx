import { Button, Menu } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconDatabaseExport, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { saveFile } from '#src/api/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { notify } from '#src/ui/notify.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { addressOf } from './address-of.ts';
import { toCsv, toExport } from './export/one-declaration.ts';
import classes from './detail.module.css';

/** Reports, data and the link. */
export function DetailActions({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { t, lang } = useText();
  const { reportZh, reportEn, number } = detail;
  const reports = [
    { businessId: reportZh, label: 'epd.search.downloadCn', fileName: `${number}.pdf` },
    { businessId: reportEn, label: 'epd.search.downloadEn', fileName: `${number}-en.pdf` },
  ] as const;
  // The report in the language of the reader stands first, and one button leads.
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
      <ExportMenu detail={detail} />
      <ShareButton address={addressOf(detail.id)} />
    </section>
  );
}

function ExportMenu({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { t } = useText();
  const save = (text: string, type: string, ending: string): void => {
    const name = `${detail.number === '' ? detail.id : detail.number}.${ending}`;
    saveFile({ blob: new Blob([text], { type: `${type};charset=utf-8` }), name }, name);
  };
  return (
    <Menu position="bottom-end" width="target">
      <Menu.Target>
        <Button
          variant="default"
          fullWidth
          leftSection={<IconDatabaseExport size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('epd.search.exportData')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() => {
            save(
              `${JSON.stringify(toExport(detail, addressOf(detail.id)), null, 2)}\n`,
              'application/json',
              'json',
            );
          }}
        >
          {t('epd.detail.exportJson')}
        </Menu.Item>
        <Menu.Item
          onClick={() => {
            save(toCsv(detail), 'text/csv', 'csv');
          }}
        >
          {t('epd.detail.exportCsv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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
