import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { fileCalls } from '#src/parts/download/files.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { ShareButton } from '#src/parts/declaration/share-button.tsx';
import { ExportOne } from '#src/parts/open-data/export-menu.tsx';
import classes from './detail.module.css';

interface DetailActionsProps {
  detail: DeclarationDetail;
  /** More buttons. */
  children: ReactNode;
}

/** One menu with all downloads, and what else can be done with a declaration. */
export function DetailActions({ detail, children }: DetailActionsProps): ReactNode {
  const { t, lang } = useText();
  const { reportZh, reportEn, number } = detail;
  const reports = [
    { businessId: reportZh, label: 'epd.search.downloadCn', fileName: `${number}.pdf` },
    { businessId: reportEn, label: 'epd.search.downloadEn', fileName: `${number}-en.pdf` },
  ] as const;
  // The report in the reader's language comes first.
  const ordered = lang === 'en' ? [...reports].reverse() : reports;
  const there = ordered.flatMap(({ businessId, ...report }) =>
    businessId === null ? [] : [{ ...report, fetchFile: fileCalls.report(businessId) }],
  );
  return (
    <section className={classes.actions} aria-label={t('epd.detail.reports')} data-no-print>
      <ExportOne detail={detail} reports={there} />
      <ShareButton id={detail.id} title={nameIn(lang, detail.product)} />
      {children}
      {reportEn === null && <p className={classes.hint}>{t('epd.product.noEn')}</p>}
    </section>
  );
}
