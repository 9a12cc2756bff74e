import { dotRange, dotRows } from '#src/ui/dot-positions.ts';
import type { Figure, RouteSpread, Spread } from './spread.ts';

/** Where everything of the plot stands, as pure functions: one path a route, however many declarations there are. */

/** Units of a strip across; strips are stretched to the width that is there. */
export const ACROSS = 1000;
/** Units of a histogram's height. */
export const BARS_HIGH = 40;
/** Units between two rows of dots. */
export const DOT_ROW = 12;

/** Round steps that an axis may have, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

export interface Axis {
  from: number;
  to: number;
  ticks: readonly number[];
}

/** Round ends around everything that is drawn, and round places between. */
export function axisOf({ routes }: Spread, marks: readonly number[]): Axis {
  const { from, to } = dotRange([...routes.flatMap(({ min, max }) => [min, max]), ...marks]);
  return { from, to, ticks: ticksOf(from, to) };
}

/** Multiples of a round number between the ends: at most seven, as many as a phone has room for. */
function ticksOf(from: number, to: number): number[] {
  const least = (to - from) / 6;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power;
  const first = Math.ceil(from / step);
  // Multiples of 0.1 and the like are not exact: the ticks are shown.
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

/** Place on the axis, 0 … 1. */
export function placeOf(value: number, { from, to }: Axis): number {
  return (value - from) / (to - from);
}

const units = (value: number, axis: Axis): string => (placeOf(value, axis) * ACROSS).toFixed(1);

/** The bars of one route as one path, as high as its fullest bin. */
export function barsPath({ bins }: RouteSpread, { from, step }: Spread, axis: Axis): string {
  const fullest = Math.max(...bins, 1);
  return bins
    .map((count, at) => {
      if (count === 0) return '';
      const left = units(from + at * step, axis);
      const right = units(from + (at + 1) * step, axis);
      // A bin that holds anything can be seen.
      const top = (BARS_HIGH - Math.max((count / fullest) * BARS_HIGH, 1)).toFixed(1);
      return `M${left} ${String(BARS_HIGH)}V${top}H${right}V${String(BARS_HIGH)}Z`;
    })
    .join('');
}

/** A dot and its middle: percent of the axis, and units from the upper edge. */
interface Place<Item> {
  dot: Item;
  x: number;
  y: number;
}

/** Dots of one route as one path of strokes without length, which round ends make dots; where each is, and how high they are stacked. */
export function dotsPath<Item extends Figure>(
  figures: readonly Item[],
  axis: Axis,
): { path: string; places: Place<Item>[]; high: number } {
  const rows = dotRows(
    figures.map((dot) => ({ dot, value: dot.gwp })),
    axis.from,
    axis.to,
  );
  const high = (Math.max(...rows.map(({ row }) => row), 0) + 1) * DOT_ROW;
  const places = rows.map(({ dot: { dot }, x, row }) => ({ dot, x, y: high - (row + 0.5) * DOT_ROW }));
  const path = places.map(({ x, y }) => `M${((x / 100) * ACROSS).toFixed(1)} ${y.toFixed(1)}h0`).join('');
  return { path, places, high };
}

/** From the lowest to the highest, with a box over the middle half and the median, as places in percent. */
export function boxOf({ min, q1, median, q3, max }: RouteSpread, axis: Axis): Record<Stop, number> {
  const percent = (value: number): number => placeOf(value, axis) * 100;
  return { min: percent(min), q1: percent(q1), median: percent(median), q3: percent(q3), max: percent(max) };
}

/** Letters nearer than this share of the axis stand above each other. */
const NEAR_LETTERS = 0.04;

/** On which line above the strip the letter of each mark stands, so that none hides another; 0 is the lowest. */
export function letterLines(marks: readonly Figure[], axis: Axis): number[] {
  const lines: number[] = [];
  marks.forEach(({ gwp }, at) => {
    const near = marks
      .slice(0, at)
      .flatMap((other, index) =>
        Math.abs(placeOf(other.gwp, axis) - placeOf(gwp, axis)) < NEAR_LETTERS ? [lines[index]] : [],
      );
    let line = 0;
    while (near.includes(line)) line += 1;
    lines.push(line);
  });
  return lines;
}

export type Stop = 'min' | 'q1' | 'median' | 'q3' | 'max';
