import { totalIn, type ModuleRow } from './rules.ts';

export interface Bar {
  /** Start and length in percent of the width. */
  left: number;
  width: number;
}

/** Percent that reaches the edge of bars around a reference. @param most larger differences are cut */
export function scaleOf(percents: readonly (number | null)[], most = Infinity): number {
  return Math.min(Math.max(...percents.map((one) => Math.abs(one ?? 0)), 1), most);
}

/** Bar of a difference: to the left of the middle where it is lower than the reference, to the right where higher. */
export function aroundMiddle(percent: number, scale: number): Bar {
  const width = Math.min(Math.abs(percent) / scale, 1) * 50;
  return { left: percent < 0 ? 50 - width : 50, width };
}

/**
 * Waterfall of each declaration on one scale: a module's bar begins where the one before it ended.
 * @returns by row and declaration; null where a module or its unit is missing
 */
export function waterfall(rows: readonly ModuleRow[]): (Bar | null)[][] {
  const base = rows.flatMap(({ results }) => results).find((result) => result?.total != null) ?? null;
  const ends = new Map<number, number>();
  const spans = rows.map(({ results }) =>
    results.map((result, at) => {
      const value = base === null || result === null ? null : totalIn(base, result);
      if (value === null) return null;
      const from = ends.get(at) ?? 0;
      ends.set(at, from + value);
      return { low: Math.min(from, from + value), high: Math.max(from, from + value) };
    }),
  );
  const all = spans.flat();
  const low = Math.min(0, ...all.map((span) => span?.low ?? 0));
  const width = Math.max(0, ...all.map((span) => span?.high ?? 0)) - low || 1;
  const percent = (value: number): number => (value / width) * 100;
  return spans.map((row) =>
    row.map((span) => span && { left: percent(span.low - low), width: percent(span.high - span.low) }),
  );
}
