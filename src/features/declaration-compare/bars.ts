import { totalIn, type ModuleRow } from './rules.ts';

export interface Bar {
  /** Start and length in percent of the width. */
  left: number;
  width: number;
}

/** Ends of a scale, percent more or less than the reference, which is 0 and on the scale. */
export interface Scale {
  from: number;
  to: number;
}

/** Scale for all differences; a side without any takes no room. @param most larger differences are cut */
export function scaleOf(percents: readonly (number | null)[], most = Infinity): Scale {
  const cut = percents.map((one) => Math.min(Math.max(one ?? 0, -most), most));
  const from = Math.min(0, ...cut);
  const to = Math.max(0, ...cut);
  return from === to ? { from: 0, to: 1 } : { from, to };
}

/** Bar of a difference: to the left of the reference where it is lower, to the right where it is higher. */
export function fromReference(percent: number, { from, to }: Scale): Bar & { zero: number } {
  const place = (value: number): number => ((Math.min(Math.max(value, from), to) - from) / (to - from)) * 100;
  const left = place(Math.min(percent, 0));
  return { left, width: place(Math.max(percent, 0)) - left, zero: place(0) };
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
