import { Title } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatGwp } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { useToday, ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { Hint } from '#src/ui/hint.tsx';
import { Section } from '#src/ui/section.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { SearchParams } from '../filters.ts';
import type { Mark } from '../plot/plot-data.ts';
import { PcrPlot } from '../plot/pcr-plot.tsx';
import { LETTERS, pcrOf, toChoice } from './choice.ts';
import { FactTable } from './fact-table.tsx';
import { IndicatorTables } from './indicator-tables.tsx';
import { warningsOf } from './rules.ts';
import classes from './compare.module.css';

interface SideBySideProps {
  search: SearchParams;
  /** Two or three, of one PCR; the first is the reference. */
  details: readonly DeclarationDetail[];
}

/** Whose declarations they are, what to mind, where they stand among all, and everything that they declare. */
export function SideBySide({ search, details }: SideBySideProps): ReactNode {
  const { t, lang } = useText();
  const warnings = warningsOf(details, useToday());
  const pcr = details.map(pcrOf).find((one) => one !== '');
  const marks = details.flatMap(({ product, number, route, gwp }, at): Mark[] =>
    gwp === null ? [] : [{ letter: LETTERS[at] ?? '', name: nameIn(lang, product) || number, route, gwp }],
  );
  return (
    <div className={classes.page}>
      {warnings.length > 0 && (
        <section className={classes.warnings} aria-label={t('compare.warnTitle')}>
          <IconAlertTriangle size={20} aria-hidden />
          <div>
            <b>{t('compare.warnTitle')}</b>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{t(`compare.warn.${warning}`)}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <ol className={classes.heads}>
        {details.map((detail, at) => (
          <li key={detail.id}>
            <Head search={search} details={details} at={at} />
          </li>
        ))}
      </ol>
      {pcr !== undefined && details[0]?.pcrNumber === pcr && (
        <div className={classes.plot}>
          <PcrPlot pcr={pcr} marks={marks} search={search} />
        </div>
      )}
      <Section title="compare.facts" space="near">
        <FactTable details={details} />
      </Section>
      <IndicatorTables details={details} />
    </div>
  );
}

/** The head of a column: what it is, its figure, and what can be done with it here. */
function Head({ search, details, at }: SideBySideProps & { at: number }): ReactNode {
  const { t, lang } = useText();
  const detail = details[at];
  if (detail === undefined) return null;
  const ids = details.map(({ id }) => id);
  const others = ids.filter((id) => id !== detail.id);
  const name = nameIn(lang, detail.product) || detail.number;
  return (
    <article className={classes.head}>
      <div className={classes.headLine}>
        <span className={classes.letter}>{LETTERS[at]}</span>
        {at === 0 ? (
          <span className={classes.base}>{t('compare.base')}</span>
        ) : (
          <LinkButton
            variant="subtle"
            size="compact-md"
            to="/epd/epdSearch"
            search={{ ...search, compare: toChoice([detail.id, ...others]) }}
            replace
            resetScroll={false}
            data-no-print
          >
            {t('compare.first')}
          </LinkButton>
        )}
        <Hint label={{ text: t('compare.drop', { name }) }}>
          {(trigger) => (
            <LinkButton
              {...trigger}
              variant="subtle"
              size="compact-md"
              to="/epd/epdSearch"
              search={{ ...search, compare: toChoice(others) }}
              resetScroll={false}
              aria-label={t('compare.drop', { name })}
              className={classes.drop}
              data-no-print
            >
              <IconX size={18} aria-hidden />
            </LinkButton>
          )}
        </Hint>
      </div>
      <Title order={2} className={classes.name}>
        <TextLink to="/epd/epdSearch" search={{ ...search, id: detail.id }} resetScroll={false}>
          <AsWritten text={name} tag />
        </TextLink>
      </Title>
      <p className={classes.second}>
        <AsWritten text={nameIn(lang, detail.company)} />
      </p>
      <p className={classes.number}>
        <code>{detail.number}</code> <ValidityBadge lastDay={detail.validUntil} />
      </p>
      <p className={classes.figure}>
        {detail.gwp === null ? t('epd.detail.noGwp') : formatGwp(detail.gwp)}
        {detail.gwp !== null && <span>{t('epd.search.gwp')}</span>}
      </p>
    </article>
  );
}
