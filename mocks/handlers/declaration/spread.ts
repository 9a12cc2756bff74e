/** Distribution of the GWP100 of valid declarations under one PCR over routes, in a bounded number of bins. */
import type { components } from '#src/api/generated/schema.d.ts';
import { GWP_BINS } from '#src/lib/limits.ts';
import type { Declaration } from '../../world/entities.ts';
import { toRoute } from './to-answer.ts';

type Spread = components['schemas']['GwpSpread'];
type Route = Spread['routes'][number]['productionRoute'];

// `as number` below: lists are not empty and indexes in range (noUncheckedIndexedAccess).

/** Widths of bins, times a power of ten. */
const WIDTHS = [1, 2, 5, 10] as const;

/** Narrowest round width with which the bins cover the range. */
function binsOver(low: number, high: number): { from: number; step: number; count: number } {
  const least = (high - low || 1) / (GWP_BINS - 2);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (WIDTHS.find((width) => width * power >= least) ?? 10) * power;
  const first = Math.floor(low / step);
  return { from: first * step, step, count: Math.floor(high / step) - first + 1 };
}

/** @param sorted not empty, ascending */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return Math.round((below + (above - below) * (place % 1)) * 1000) / 1000;
}

/** @param rows valid declarations with a figure, ascending */
export function spreadOf(rows: readonly Declaration[]): Spread {
  const byRoute = new Map<Route, number[]>();
  for (const { gwp100, route } of rows) {
    if (gwp100 === null) continue;
    const key = toRoute(route);
    const figures = byRoute.get(key);
    if (figures === undefined) byRoute.set(key, [gwp100]);
    else figures.push(gwp100);
  }
  const { from, step, count } = binsOver(rows[0]?.gwp100 ?? 0, rows.at(-1)?.gwp100 ?? 0);
  const routes = [...byRoute].map(([productionRoute, figures]) => {
    const bins = new Array<number>(count).fill(0);
    for (const figure of figures) {
      const at = Math.min(Math.max(Math.floor((figure - from) / step), 0), count - 1);
      bins[at] = (bins[at] as number) + 1;
    }
    return {
      productionRoute,
      count: figures.length,
      min: figures[0] as number,
      q1: quantile(figures, 0.25),
      median: quantile(figures, 0.5),
      q3: quantile(figures, 0.75),
      max: figures.at(-1) as number,
      bins,
    };
  });
  return { from, step, routes };
}
