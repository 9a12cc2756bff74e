import { PAGE_SIZE_MAX, PLOT_DOTS_MAX, SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import type { TwoNames } from '#src/lib/names.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { validityOf } from '#src/parts/declaration/validity.ts';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import type { PcrPage } from './read.ts';
import { countOf, spreadOf, type Figure, type Spread } from './spread.ts';

/** A declaration that the plot shows by itself. */
export interface Dot extends Figure {
  id: string;
  /** Registration number, or empty. */
  number: string;
  product: TwoNames;
  company: TwoNames;
}

/** A declaration that was chosen: shown with its letter. */
export interface Mark extends Figure {
  letter: string;
  name: string;
}

/** What is known of the valid declarations under one PCR. */
export interface PlotData {
  spread: Spread;
  /** Each declaration, when they are few enough to be told apart; else null. */
  dots: readonly Dot[] | null;
  /** Declarations that were read of those that the server knows: a sample while the first is less. */
  seen: number;
  total: number;
}

/**
 * What the plot shows of one PCR. A server that works out the distribution gives it with one page. Of any other as many pages
 * are read as decision 31 allows, newest first, so that no order favours low figures, and what does not belong is left out.
 * @param ask a page of valid declarations under the PCR, from 1, of so many rows
 */
export async function readPlot(
  ask: (page: number, size: number) => Promise<PcrPage>,
  today: string,
): Promise<PlotData> {
  const first = await ask(1, SEARCH_PAGE_SIZE);
  if (first.spread !== null) {
    const count = countOf(first.spread);
    const all = count <= PLOT_DOTS_MAX && first.peers.length === count;
    return { spread: first.spread, dots: all ? first.peers : null, seen: count, total: count };
  }
  const rows = new Map(first.rows.map((row) => [row.id, row]));
  let { total } = first;
  for (let page = 1; page < FILL_CALLS_MAX && rows.size < total; page += 1) {
    const more = await ask(page, PAGE_SIZE_MAX);
    const before = rows.size;
    for (const row of more.rows) rows.set(row.id, row);
    ({ total } = more);
    // A server that repeats itself would be asked in vain; a small page may lie within what came first.
    if (rows.size === before && page > 1) break;
  }
  return ofRows([...rows.values()], total, today);
}

function ofRows(rows: readonly Declaration[], total: number, today: string): PlotData {
  const dots = rows.flatMap(({ id, number, product, company, route, gwp, validUntil }): Dot[] =>
    gwp === null || validityOf(validUntil, today) === 'expired'
      ? []
      : [{ id, number, product, company, route, gwp }],
  );
  return {
    spread: spreadOf(dots),
    dots: dots.length <= PLOT_DOTS_MAX ? dots : null,
    seen: rows.length,
    total: Math.max(total, rows.length),
  };
}

export type Standing = 'lowestQuarter' | 'belowMedian' | 'aboveMedian' | 'highestQuarter' | 'alone';

/** Where a figure stands among the valid ones of its route. */
export function standingOf({ route, gwp }: Figure, { routes }: Spread): Standing {
  const own = routes.find((one) => one.route === route);
  if (own === undefined || own.count < 2) return 'alone';
  if (gwp <= own.q1) return 'lowestQuarter';
  if (gwp < own.median) return 'belowMedian';
  return gwp < own.q3 ? 'aboveMedian' : 'highestQuarter';
}
