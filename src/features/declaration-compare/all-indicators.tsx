import { useState, type ReactNode } from 'react';
import { Group } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { TickBox } from '#src/ui/tick-box.tsx';
import { formatResult, formatUnit } from '#src/parts/declaration/format-result.ts';
import { scaleOf, type Scale } from './bars.ts';
import { AroundBar } from './differences.tsx';
import { NARROW_ROOM } from './module-table.tsx';
import { differenceOf, indicatorRows, isPaired, isSame, type IndicatorRow, type Result } from './rules.ts';
import type { Side } from './side.ts';
import { useColumns } from './use-columns.tsx';
import { shareWords, useDifferenceWords } from './use-story-words.ts';
import classes from './compare.module.css';

interface AllIndicatorsProps {
  sides: readonly Side[];
  onlyDifferences: boolean;
  /** What chooses the rows, beside the heading. */
  children: ReactNode;
}

/** Percent of the reference; larger differences are cut, so that one does not hide all others. */
const SCALE_MAX = 300;

const unitOf = (results: readonly (Result | null)[]): string =>
  formatUnit(results.find((one) => one !== null)?.unit ?? '');

/** Every indicator: values, and differences as bars around the reference. Those of one declaration alone are folded. */
export function AllIndicators({ sides, onlyDifferences, children }: AllIndicatorsProps): ReactNode {
  const { t, lang } = useText();
  const [withModules, setWithModules] = useState(false);
  const all = indicatorRows(sides);
  const rows = all.filter((row) => isPaired(row) && !(onlyDifferences && isSame(row)));
  const alone = all.filter((row) => !isPaired(row));
  const percents = rows.flatMap(({ results }) => results.map((one) => percentOf(results, one)));
  const scale = scaleOf(percents, SCALE_MAX);
  const columns = useColumns<IndicatorRow>(sides, {
    title: 'epd.detail.indicator',
    head: ({ code, name, results }) => (
      <>
        <b className={classes.code}>{code}</b> <span className={classes.unit}>{unitOf(results)}</span>
        <span className={`${classes.second ?? ''} ${classes.wide ?? ''}`}>
          <AsWritten text={nameIn(lang, name)} />
        </span>
      </>
    ),
    cell: ({ results }, at) => <Figure results={results} at={at} scale={scale} withModules={withModules} />,
  });
  const table = (label: 'compare.indicators' | 'compare.aloneLabel', shown: IndicatorRow[]): ReactNode => (
    <RegisterList
      label={label}
      columns={columns}
      rows={shown}
      rowKey={({ code }) => code}
      room={NARROW_ROOM}
    />
  );
  return (
    <Section
      title="compare.indicators"
      intro="compare.indicatorsHint"
      space="near"
      action={
        <Group gap="0.5rem 1.5rem" align="stretch" data-no-print>
          <TickBox words={t('compare.withModules')} checked={withModules} onChange={setWithModules} />
          {children}
        </Group>
      }
    >
      {rows.length === 0 ? <p>{t('compare.noneDiffers')}</p> : table('compare.indicators', rows)}
      {alone.length > 0 && (
        <details className={classes.alone}>
          <summary>{t('compare.alone', { count: alone.length })}</summary>
          {table('compare.aloneLabel', alone)}
        </details>
      )}
    </Section>
  );
}

function percentOf(results: readonly (Result | null)[], result: Result | null): number | null {
  const difference = differenceOf(results[0] ?? null, result);
  return difference.kind === 'amount' ? difference.percent : null;
}

interface FigureProps {
  results: readonly (Result | null)[];
  at: number;
  scale: Scale;
  withModules: boolean;
}

function Figure({ results, at, scale, withModules }: FigureProps): ReactNode {
  const { t } = useText();
  const words = useDifferenceWords();
  const result = results[at] ?? null;
  if (result === null || result.total === null) return t('compare.notGiven');
  const percent = at === 0 ? null : percentOf(results, result);
  const modules = withModules
    ? (['a1', 'a2', 'a3'] as const).filter((module) => result[module] !== null)
    : [];
  return (
    <div className={classes.result}>
      <b>{formatResult(result.total)}</b>
      {formatUnit(result.unit) !== unitOf(results) && (
        <span className={classes.unit}>{formatUnit(result.unit)}</span>
      )}
      {percent !== null && (
        <span className={classes.short} aria-hidden>
          {percent === 0 ? '=' : `${percent < 0 ? '−' : '+'}${shareWords(percent)}`}
        </span>
      )}
      {at > 0 && (
        <span className={classes.difference}>{words(differenceOf(results[0] ?? null, result))}</span>
      )}
      {percent !== null && (
        <span className={classes.wide}>
          <AroundBar percent={percent} scale={scale} />
        </span>
      )}
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
