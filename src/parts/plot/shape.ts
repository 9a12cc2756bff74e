import { dotRange, dotRows } from '#src/ui/dot-positions.ts';
import type { Figure, RouteSpread, Spread } from './spread.ts';

/** Geometry of the plot as pure functions: one SVG path per route, regardless of the number of declarations. */

/** Width of a strip in SVG units; it is stretched to the available width. */
export const ACROSS = 1000;
export const BARS_HIGH = 40;

/** Allowed tick steps, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

export interface Axis {
  from: number;
  to: number;
  ticks: readonly number[];
}

/** Axis that spans all figures and marks, with round ticks. */
export function axisOf({ routes }: Spread, marks: readonly number[]): Axis {
  const { from, to } = dotRange([...routes.flatMap(({ min, max }) => [min, max]), ...marks]);
  return { from, to, ticks: ticksOf(from, to) };
}

/** Ticks at multiples of a round number: at most seven fit on a phone. */
function ticksOf(from: number, to: number): number[] {
  const least = (to - from) / 6;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power;
  const first = Math.ceil(from / step);
  // Removes floating-point noise: the ticks are displayed.
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

export function placeOf(value: number, { from, to }: Axis): number {
  return (value - from) / (to - from);
}

const units = (value: number, axis: Axis): string => (placeOf(value, axis) * ACROSS).toFixed(1);

/** Histogram of one route as one SVG path, scaled to its fullest bin. */
export function barsPath({ bins }: RouteSpread, { from, step }: Spread, axis: Axis): string {
  const fullest = Math.max(...bins, 1);
  return bins
    .map((count, at) => {
      if (count === 0) return '';
      const left = units(from + at * step, axis);
      const right = units(from + (at + 1) * step, axis);
      // A non-empty bin is at least one unit high, so that it is visible.
      const top = (BARS_HIGH - Math.max((count / fullest) * BARS_HIGH, 1)).toFixed(1);
      return `M${left} ${String(BARS_HIGH)}V${top}H${right}V${String(BARS_HIGH)}Z`;
    })
    .join('');
}

/** A dot, its centre in percent of the axis, and its steps above the middle of its lane. */
export interface Placed<Item> {
  dot: Item;
  x: number;
  step: number;
}

/** Dots of one route by figure, on both sides of the middle as in the field of the home page. */
export function swarmOf<Item extends Figure>(figures: readonly Item[], { from, to }: Axis): Placed<Item>[] {
  return dotRows(
    figures.map((dot) => ({ dot, value: dot.gwp })),
    from,
    to,
  ).map(({ dot: { dot }, x, step }) => ({ dot, x, step }));
}

export function rowsOf(swarm: readonly { readonly step: number }[], least: number): number {
  return Math.max(least, ...swarm.map(({ step }) => 2 * Math.abs(step) + 1));
}

/** Box plot positions in percent. */
export function boxOf({ min, q1, median, q3, max }: RouteSpread, axis: Axis): Record<Stop, number> {
  const percent = (value: number): number => placeOf(value, axis) * 100;
  return { min: percent(min), q1: percent(q1), median: percent(median), q3: percent(q3), max: percent(max) };
}

/** Flags closer than this, in percent of the axis, stand side by side. */
const NEAR_FLAGS = 6;

export interface Flag<Item> {
  mark: Item;
  /** Percent of the axis. */
  x: number;
  /** Where the flag stands: around this percent, so many flags to its right. */
  middle: number;
  step: number;
}

/** Flags of the chosen declarations from left to right; those that would cover each other stand around their middle. */
export function flagsOf<Item extends Figure>(marks: readonly Item[], axis: Axis): Flag<Item>[] {
  const groups: { mark: Item; x: number }[][] = [];
  for (const mark of [...marks].sort((one, other) => one.gwp - other.gwp)) {
    const x = placeOf(mark.gwp, axis) * 100;
    const before = groups.at(-1);
    if (before !== undefined && x - (before.at(-1)?.x ?? 0) < NEAR_FLAGS) before.push({ mark, x });
    else groups.push([{ mark, x }]);
  }
  return groups.flatMap((group) => {
    const middle = group.reduce((sum, { x }) => sum + x, 0) / group.length;
    return group.map((flag, at) => ({ ...flag, middle, step: at - (group.length - 1) / 2 }));
  });
}

export type Stop = 'min' | 'q1' | 'median' | 'q3' | 'max';
