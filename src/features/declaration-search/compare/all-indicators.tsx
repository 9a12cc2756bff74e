import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, THIN_SPACE } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { formatResult } from '../format-result.ts';
import {
  barsOf,
  differenceOf,
  indicatorRows,
  moduleRows,
  type IndicatorRow,
  type ModuleRow,
  type Result,
} from './rules.ts';
import type { Side } from './side.ts';
import { useColumns } from './use-columns.tsx';
import classes from './compare.module.css';

const MODULE_LABEL = { a1: 'epd.detail.a1', a2: 'epd.detail.a2', a3: 'epd.detail.a3' } as const;

/** Tables of GWP100 by module and of every indicator: values, bars and differences from the reference. */
export function IndicatorTables({ details }: { details: readonly Side[] }): ReactNode {
  const { t, lang } = useText();
  const modules = moduleRows(details);
  const indicators = indicatorRows(details);
  const room = 16 + 11 * details.length;
  const cell = ({ results }: { results: readonly (Result | null)[] }, at: number): ReactNode => (
    <Figure results={results} at={at} />
  );
  const moduleColumns = useColumns<ModuleRow>(details, {
    title: 'compare.module',
    head: ({ module }) => (
      <>
        <b>{module.toUpperCase()}</b> {t(MODULE_LABEL[module])}
      </>
    ),
    cell,
  });
  const indicatorColumns = useColumns<IndicatorRow>(details, {
    title: 'epd.detail.indicator',
    head: ({ code, name }) => (
      <>
        <b>{code}</b>
        <span className={classes.second}>
          <AsWritten text={nameIn(lang, name)} />
        </span>
      </>
    ),
    cell,
  });
  return (
    <>
      {modules.length > 0 && (
        <Section title="compare.modules" space="near">
          <RegisterList
            label="compare.modules"
            columns={moduleColumns}
            rows={modules}
            rowKey={({ module }) => module}
            room={room}
          />
        </Section>
      )}
      <Section title="compare.indicators" intro="compare.indicatorsHint" space="near">
        <RegisterList
          label="compare.indicators"
          columns={indicatorColumns}
          rows={indicators}
          rowKey={({ code }) => code}
          room={room}
        />
      </Section>
    </>
  );
}

function Figure({ results, at }: { results: readonly (Result | null)[]; at: number }): ReactNode {
  const { t } = useText();
  const result = results[at] ?? null;
  if (result === null || result.total === null) return t('compare.notGiven');
  const bar = barsOf(results)[at];
  const modules = (['a1', 'a2', 'a3'] as const).filter((module) => result[module] !== null);
  return (
    <div className={classes.result}>
      <span>
        <b>{formatResult(result.total)}</b>{' '}
        <span className={classes.unit}>{result.unit.replaceAll('CO2', 'CO₂')}</span>
      </span>
      {bar != null && (
        <span className={classes.bar} data-base={at === 0 || undefined} aria-hidden>
          <span
            style={
              {
                left: `${bar.left.toFixed(2)}%`,
                width: `${bar.width.toFixed(2)}%`,
              } satisfies CSSProperties
            }
          />
        </span>
      )}
      {at > 0 && <Difference base={results[0] ?? null} result={result} />}
      {modules.length > 0 && (
        <span className={classes.split}>
          {modules.map((module) => (
            <span key={module}>
              {module.toUpperCase()} {formatResult(result[module])}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

function Difference({ base, result }: { base: Result | null; result: Result }): ReactNode {
  const { t, lang } = useText();
  const difference = differenceOf(base, result);
  if (difference.kind !== 'amount') {
    const words = difference.kind === 'none' ? 'compare.noDifference' : 'compare.otherUnit';
    return <span className={classes.difference}>{t(words)}</span>;
  }
  const { amount, percent } = difference;
  if (amount === 0) return <span className={classes.difference}>{t('compare.same')}</span>;
  const share = percent === null ? '' : `${formatNumber(Math.abs(Number(percent.toFixed(1))))}${THIN_SPACE}%`;
  const [before, after] = lang === 'zh' ? ['（', '）'] : [' (', ')'];
  const value = `${formatResult(Math.abs(amount))}${share === '' ? '' : `${before}${share}${after}`}`;
  return (
    <span className={classes.difference}>{t(amount < 0 ? 'compare.less' : 'compare.more', { value })}</span>
  );
}
