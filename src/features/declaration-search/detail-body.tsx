import { Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { GWP_UNIT } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { KeyFigure } from '#src/ui/key-figure.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { ChainSection } from './chain-section.tsx';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { RenewLink } from '#src/parts/declaration/renew-link.tsx';
import { StandingNotice } from '#src/parts/declaration/standing-notice.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { IndicatorTable } from './indicator-table.tsx';
import { ModuleSplit } from './module-split.tsx';
import { pageOf, type SearchParams } from './filters.ts';
import { DotStrip } from './plot/dot-strip.tsx';
import { gwpIndicator, moduleShares } from './rules.ts';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import classes from './detail.module.css';

interface DetailProps {
  detail: DeclarationDetail;
  search: SearchParams;
  /** The page of the declaration rather than its preview over the list. */
  asPage?: boolean;
}

/** One declaration: whose it is, its figure and where it stands, what it is made of, proof and files. */
export function DetailBody({ detail, search, asPage = false }: DetailProps): ReactNode {
  const { t, lang } = useText();
  const level = asPage ? 2 : 4;
  return (
    <article className={classes.root} data-page={asPage || undefined}>
      <header>
        <Title order={asPage ? 1 : 3} className={classes.name} {...(asPage && { tabIndex: -1 })}>
          <AsWritten text={nameIn(lang, detail.product)} tag />
        </Title>
        <p className={classes.owner}>
          <AsWritten text={nameIn(lang, detail.company)} />
        </p>
        <div className={classes.number}>
          <code>{detail.number}</code>
          <CopyButton value={detail.number} what="epd.search.regNumber" />
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
            // In the same place: a dialog closes to the list that it was opened from.
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
          <IndicatorTable indicators={detail.indicators} level={level} />
        </div>
        <div className={classes.aside}>
          <DetailActions detail={detail} />
          <section aria-label={t('epd.detail.facts')}>
            <DetailFacts detail={detail} />
          </section>
          <ChainSection detail={detail} level={level} />
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
      <KeyFigure
        label="epd.search.gwp"
        value={detail.gwp}
        unit={GWP_UNIT}
        scope={detail.gwp === null ? 'epd.detail.noGwp' : 'epd.search.gwpTip'}
        tone="melt"
      />
      {detail.gwp !== null && detail.peers.length > 0 && (
        <DotStrip
          label={t('epd.detail.strip', {
            count: detail.peers.length,
            // No line ends within a number.
            pcr: detail.pcrNumber.replaceAll('-', '-\u2060'),
          })}
          dots={detail.peers}
          current={detail.id}
          search={search}
        />
      )}
      {shares !== null && <ModuleSplit shares={shares} />}
    </>
  );
}
