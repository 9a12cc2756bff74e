import { GWP_BINS } from '#src/lib/limits.ts';
import { ROUTES, type SteelRoute } from '#src/parts/declaration/declaration.ts';

export interface Figure {
  route: SteelRoute | null;
  gwp: number;
}

export interface RouteSpread {
  route: SteelRoute | null;
  count: number;
  min: number;
  q1: number;
  median: number;
  q3: number;
  max: number;
  bins: readonly number[];
}

export interface Spread {
  from: number;
  step: number;
  routes: readonly RouteSpread[];
}

/** Allowed bin widths, times a power of ten. */
const WIDTHS = [1, 2, 5, 10] as const;

/** With linear interpolation. @param sorted not empty, ascending */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place % 1);
}

/** Smallest round bin width with which at most {@link GWP_BINS} bins cover the range. */
export function binsOver(low: number, high: number): { from: number; step: number; count: number } {
  const least = (high - low || 1) / (GWP_BINS - 2);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (WIDTHS.find((width) => width * power >= least) ?? 10) * power;
  const first = Math.floor(low / step);
  return { from: first * step, step, count: Math.floor(high / step) - first + 1 };
}

/** A typed array sorts several times faster than a plain array at 100,000 items. */
function sortedOf(figures: readonly number[]): Float64Array {
  return Float64Array.from(figures).sort();
}

/** Quartiles and bins by route, in the order of {@link ROUTES}; figures without a route come last. */
export function spreadOf(figures: readonly Figure[]): Spread {
  const byRoute = new Map<SteelRoute | null, number[]>();
  for (const { route, gwp } of figures) {
    const known = byRoute.get(route);
    if (known === undefined) byRoute.set(route, [gwp]);
    else known.push(gwp);
  }
  const sorted = [...ROUTES, null].flatMap((route) => {
    const known = byRoute.get(route);
    return known === undefined ? [] : [{ route, all: sortedOf(known) }];
  });
  const low = Math.min(...sorted.map(({ all }) => all[0] ?? 0));
  const high = Math.max(...sorted.map(({ all }) => all.at(-1) ?? 0));
  const { from, step, count } = sorted.length === 0 ? { from: 0, step: 1, count: 0 } : binsOver(low, high);
  return {
    from,
    step,
    routes: sorted.map(({ route, all }) => ({
      route,
      count: all.length,
      min: all[0] ?? NaN,
      q1: quantile(all, 0.25),
      median: quantile(all, 0.5),
      q3: quantile(all, 0.75),
      max: all.at(-1) ?? NaN,
      bins: binsOf(all, { from, step, count }),
    })),
  };
}

function binsOf(
  figures: Float64Array,
  { from, step, count }: { from: number; step: number; count: number },
): number[] {
  const bins = new Array<number>(count).fill(0);
  for (const figure of figures) {
    const at = Math.min(Math.max(Math.floor((figure - from) / step), 0), count - 1);
    bins[at] = (bins[at] ?? 0) + 1;
  }
  return bins;
}

export function countOf({ routes }: Spread): number {
  return routes.reduce((sum, { count }) => sum + count, 0);
}
