/** How long the portal takes from the figures of a PCR to the shapes of its plot. */
import { axisOf, barsPath, boxOf, dotsPath } from '#src/features/declaration-search/plot/shape.ts';
import { spreadOf, type Figure } from '#src/features/declaration-search/plot/spread.ts';
import { PLOT_DOTS_MAX } from '#src/lib/limits.ts';
import { ROUTES } from '#src/parts/declaration/declaration.ts';

export const PLOT_RUNS = 51;
const SIZES = [48, 100_000];

export interface PlotTime {
  readonly figures: number;
  readonly ms: number;
  readonly characters: number;
}

/** Figures of five routes that overlap, in no order. */
function figuresOf(count: number): Figure[] {
  return Array.from({ length: count }, (_, at) => ({
    route: ROUTES[at % ROUTES.length] ?? null,
    gwp: 400 + (at % ROUTES.length) * 350 + ((at * 7919) % 1200),
  }));
}

/** @returns characters of all paths */
function draw(figures: readonly Figure[]): number {
  const spread = spreadOf(figures);
  const axis = axisOf(spread, []);
  let characters = 0;
  for (const route of spread.routes) {
    const path =
      figures.length > PLOT_DOTS_MAX
        ? barsPath(route, spread, axis)
        : dotsPath(
            figures.filter((figure) => figure.route === route.route),
            axis,
          ).path;
    characters += path.length + Object.values(boxOf(route, axis)).join('').length;
  }
  return characters;
}

export function plotTimes(): PlotTime[] {
  return SIZES.map((count) => {
    const figures = figuresOf(count);
    let characters = 0;
    const times = Array.from({ length: PLOT_RUNS }, () => {
      const began = performance.now();
      characters = draw(figures);
      return performance.now() - began;
    });
    times.sort((a, b) => a - b);
    return { figures: count, ms: times[Math.floor(PLOT_RUNS / 2)] ?? Number.NaN, characters };
  });
}
