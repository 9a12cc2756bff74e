import { Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Suspense, type ReactNode, useId, type CSSProperties } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { GwpFigure } from '#src/parts/declaration/gwp-figure.tsx';
import { gwpIndicator } from '#src/parts/declaration/gwp.ts';
import { RenewLink } from '#src/parts/declaration/renew-link.tsx';
import { LatePublishedCard } from '#src/parts/report-card/late-card.ts';
import { StandingNotice } from '#src/parts/declaration/standing-notice.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { LateFileCheck } from './file-check/late-file-check.tsx';
import { IndicatorTable } from './indicator-table.tsx';
import { pageOf, type SearchParams } from './filters.ts';
import { DotStrip } from './plot/dot-strip.tsx';
import { moduleShares, chainRecords, isOffChain, type ModuleShare } from './rules.ts';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { CHAIN_KIND, ChainMark } from './chain-mark.tsx';
import { formatDateTime } from '#src/lib/format.ts';
import { formatNumber, THIN_SPACE } from '#src/lib/format-number.ts';
import classes from './detail.module.css';

const LABEL = { A1: 'epd.detail.a1', A2: 'epd.detail.a2', A3: 'epd.detail.a3' } as const;

/** Shares of A1, A2 and A3 as a bar and as an equivalent list. */
function ModuleSplit({ shares, unit }: { shares: readonly ModuleShare[]; unit: string }): ReactNode {
  const { t } = useText();
  return (
    <figure className={classes.moduleSplitRoot}>
      <figcaption className={classes.caption}>
        {t('epd.detail.split')}
        {unit !== '' && (
          <>
            {' '}
            · <span>{unit}</span>
          </>
        )}
      </figcaption>
      <div className={classes.moduleSplitLine} aria-hidden>
        {shares.map(({ module, percent }) => (
          <span key={module} data-module={module} style={{ flexGrow: percent } satisfies CSSProperties} />
        ))}
      </div>
      <dl className={classes.list}>
        {shares.map(({ module, value, percent }) => (
          <div key={module} className={classes.part} data-module={module}>
            <dt>
              <b>{module}</b> {t(LABEL[module])}
            </dt>
            <dd>
              {formatNumber(value)}
              <span>
                {formatNumber(Number(percent.toFixed(percent < 10 ? 1 : 0)))}
                {THIN_SPACE}%
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

interface DetailProps {
  detail: DeclarationDetail;
  search: SearchParams;
  /** Full page instead of the preview dialog. */
  asPage?: boolean;
}

export function DetailBody({ detail, search, asPage = false }: DetailProps): ReactNode {
  const { t, lang } = useText();
  const level = asPage ? 2 : 4;
  return (
    <article className={classes.root} data-page={asPage || undefined}>
      <header>
        <ProductDrawing name={`${nameIn(lang, detail.product)} ${nameIn(lang, detail.pcr)}`} size={72} />
        <Title order={asPage ? 1 : 3} className={classes.name} {...(asPage && { tabIndex: -1 })}>
          <AsWritten text={nameIn(lang, detail.product)} tag />
        </Title>
        <p className={classes.owner}>
          <AsWritten text={nameIn(lang, detail.company)} />
        </p>
        <div className={classes.number}>
          <code>{detail.number}</code>
          {detail.number !== '' && <CopyButton value={detail.number} what="epd.search.regNumber" />}
          <ValidityBadge lastDay={detail.validUntil} />
          <RenewLink declaration={detail} />
          {!asPage && (
            <TextLink to="/epd/epdSearch" search={pageOf(search, detail.id)} className={classes.toPage}>
              {t('epd.detail.openPage')} <IconArrowRight size={16} aria-hidden />
            </TextLink>
          )}
        </div>
      </header>
      <StandingNotice
        detail={detail}
        way={(newer) => (
          <TextLink
            to="/epd/epdSearch"
            search={{ ...search, id: newer }}
            // Replaces the history entry, so that closing the dialog returns to the list.
            replace={!asPage}
            resetScroll={false}
          >
            {t('epd.detail.openNewer')}
          </TextLink>
        )}
      />
      <div className={classes.columns}>
        <div className={classes.figures}>
          <Figure detail={detail} search={search} />
          <IndicatorTable detail={detail} level={level} />
          <PartBoundary>
            <Suspense>
              <LatePublishedCard detail={detail} />
            </Suspense>
          </PartBoundary>
        </div>
        <div className={classes.aside}>
          <DetailActions detail={detail} />
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
  const shares = moduleShares(gwpIndicator(detail.indicators));
  return (
    <>
      <GwpFigure detail={detail} />
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
      {shares !== null && <ModuleSplit shares={shares} unit={detail.gwpUnit} />}
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
      <div className={classes.line}>
        <Title order={level} id={id} className={classes.subtitle}>
          {t('epd.detail.chain')}
        </Title>
        <ChainMark declaration={detail} />
      </div>
      {none && <p className={classes.hint}>{t('epd.detail.chainNone')}</p>}
      {records.map(({ kind, time, hash }) => (
        <div key={kind} className={classes.record}>
          <b>{t(CHAIN_KIND[kind])}</b>
          <span className={classes.second}>
            {t('epd.detail.chainTime', { time: formatDateTime(time, lang) })}
          </span>
          {hash !== '' && (
            <span className={classes.hash}>
              <code>{hash}</code>
              <CopyButton value={hash} what="epd.detail.copyHash" />
            </span>
          )}
        </div>
      ))}
    </section>
  );
}
