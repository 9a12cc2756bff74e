import { type ReactNode, useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { Group, Title } from '@mantine/core';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import type { DeclarationDetail, SteelRoute } from '#src/parts/declaration/declaration.ts';
import { chainRecords, isOffChain } from '#src/parts/declaration/chain.ts';
import { ModuleSplit } from '#src/parts/declaration/module-split.tsx';
import { LatePublishedCard } from '#src/parts/report-card/late-card.ts';
import { StandingNotice } from '#src/parts/declaration/standing-notice.tsx';
import { formatDateTime, formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { fileCalls } from '#src/parts/download/files.ts';
import { ShareButton } from '#src/parts/declaration/share-button.tsx';
import { ExportOne } from '#src/parts/open-data/export-menu.tsx';
import { LateFileCheck } from '#src/parts/file-check/late-file-check.tsx';
import { DetailHead } from './detail-head.tsx';
import { IndicatorTable } from './indicator-table.tsx';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import { DotStrip } from '#src/parts/plot/dot-strip.tsx';
import { CHAIN_KIND, ChainMark } from '#src/parts/declaration/chain-mark.tsx';
import classes from './detail.module.css';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RouteFlow, type SteelRoute as DrawnRoute } from '#src/ui/drawings/route-flow.tsx';
import { SystemBoundary } from '#src/ui/drawings/system-boundary.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { factWords, validityWords } from '#src/parts/declaration/validity-words.ts';
import base from '#src/ui/base.module.css';

interface DetailProps {
  detail: DeclarationDetail;
  search: SearchParams;
  /** Full page instead of the preview dialog. */
  asPage?: boolean;
  /** More buttons beside the downloads. */
  tools?: ReactNode;
}

export function DetailBody({ detail, search, asPage = false, tools }: DetailProps): ReactNode {
  const { t } = useText();
  const level = asPage ? 2 : 4;
  return (
    <article className={classes.root} data-page={asPage || undefined}>
      <DetailHead detail={detail} search={search} asPage={asPage} />
      <StandingNotice
        detail={detail}
        way={(newer) => (
          <TextLink
            to="/epd/epdSearch"
            search={{ ...search, id: newer }}
            // Replaces the history entry, so that closing the dialog returns to the list.
            replace={!asPage}
            resetScroll={false}
            label="epd.detail.openNewer"
          />
        )}
      />
      <DetailActions detail={detail}>{tools}</DetailActions>
      <div className={classes.columns}>
        <div className={classes.figures}>
          <Figure detail={detail} search={search} />
          <IndicatorTable detail={detail} level={level} />
          <PartBoundary>
            <LatePublishedCard detail={detail} />
          </PartBoundary>
        </div>
        <div className={classes.aside}>
          <section aria-label={t('epd.detail.facts')}>
            <DetailFacts detail={detail} />
          </section>
          <ChainSection detail={detail} level={level} />
          <LateFileCheck intro="fileCheck.intro" among={{ detail }} />
        </div>
      </div>
    </article>
  );
}

function Figure({ detail, search }: { detail: DeclarationDetail; search: SearchParams }): ReactNode {
  const { t } = useText();
  return (
    <>
      {detail.gwp !== null && detail.peers.length > 0 && (
        <DotStrip
          label={t('epd.detail.strip', {
            count: detail.peers.length,
            // Word joiners prevent a line break within the number.
            pcr: detail.pcrNumber.replaceAll('-', '-\u2060'),
          })}
          dots={detail.peers}
          current={detail.id}
          unit={detail.gwpUnit}
          search={search}
        />
      )}
      <ModuleSplit detail={detail} />
    </>
  );
}

/** Blockchain records in full, so that a hash can be read, compared and copied. */
function ChainSection({ detail, level }: { detail: DeclarationDetail; level: 2 | 4 }): ReactNode {
  const { t, lang } = useText();
  const id = useId();
  const records = chainRecords(detail);
  const none = isOffChain(detail);
  if (records.length === 0 && !none) return null;
  return (
    <section aria-labelledby={id}>
      <Group gap="0.5rem" wrap="nowrap">
        <Title order={level} id={id} fz="1.25rem">
          {t('epd.detail.chain')}
        </Title>
        <ChainMark declaration={detail} />
      </Group>
      {none && <p className={base.note}>{t('epd.detail.chainNone')}</p>}
      {records.map(({ kind, time, hash }) => (
        <div key={kind} className={classes.record}>
          <b>{t(CHAIN_KIND[kind])}</b>
          <span className={classes.second}>
            {t('epd.detail.chainTime', { time: formatDateTime(time, lang) })}
          </span>
          {hash !== '' && (
            <span className={classes.hash}>
              <samp>{hash}</samp>
              <CopyButton value={hash} what="epd.detail.copyHash" />
            </span>
          )}
        </div>
      ))}
    </section>
  );
}

interface DetailActionsProps {
  detail: DeclarationDetail;
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
      {reportEn === null && <p className={base.note}>{t('epd.product.noEn')}</p>}
    </section>
  );
}

/** Routes that have an illustration. */
const DRAWN: Partial<Record<SteelRoute, DrawnRoute>> = {
  'BF-BOF': 'bf-bof',
  EAF: 'scrap-eaf',
  'EAF-AOD': 'scrap-eaf',
  'DRI-EAF': 'dri-eaf',
};

function DetailFacts({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { t, lang } = useText();
  const drawn = detail.route === null ? undefined : DRAWN[detail.route];
  const validity = validityWords(detail.validFrom, detail.validUntil, { t, lang });
  const pcr = nameIn(lang, detail.pcr);
  const words = factWords(detail, t);
  const facts: Fact[] = [
    { label: 'epd.detail.type', value: words.type },
    { label: 'epd.detail.validity', value: validity },
    {
      label: 'epd.search.column.pcr',
      value: (pcr !== '' || detail.pcrNumber !== '') && (
        <>
          <AsWritten text={pcr} />
          <span className={classes.second}>
            <code>{detail.pcrNumber}</code>
          </span>
        </>
      ),
    },
    { label: 'epd.detail.declaredUnit', value: words.unit },
    {
      label: 'epd.detail.boundary',
      value: words.boundary !== '' && (
        <>
          <AsWritten text={words.boundary} />
          {detail.boundary === 'A1-A3' && (
            <span className={classes.drawing}>
              <SystemBoundary />
            </span>
          )}
        </>
      ),
    },
    {
      label: 'epd.detail.route',
      value: detail.route !== null && (
        <>
          {words.route}
          {drawn !== undefined && (
            <span className={classes.drawing}>
              <RouteFlow route={drawn} />
            </span>
          )}
        </>
      ),
    },
    { label: 'epd.detail.verifier', value: nameIn(lang, detail.verifier) },
    {
      label: 'epd.detail.standard',
      // Non-breaking spaces prevent a line break within the number of a standard.
      value: detail.standards.map((name) => name.replaceAll(' ', '\u00A0')).join(lang === 'zh' ? '、' : ', '),
    },
    { label: 'epd.detail.published', value: detail.published !== '' && formatDate(detail.published, lang) },
    { label: 'epd.detail.productNumber', value: detail.productNumber },
  ];
  return <FactList facts={facts} />;
}
