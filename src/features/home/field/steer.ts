import type { FieldDot } from './place-dots.ts';

/** A finger's width, px. */
const REACH = 24;

/** Left and right within all dots, up and down to the nearest of the next lane; null for another key. */
export function nextDot(dots: readonly FieldDot[], from: FieldDot | undefined, key: string): FieldDot | null {
  if (from === undefined) return null;
  const at = dots.indexOf(from);
  const before = dots.slice(0, at).findLast(({ lane }) => lane !== from.lane)?.lane;
  const after = dots.slice(at).find(({ lane }) => lane !== from.lane)?.lane;
  const inLane = (lane: FieldDot['lane'] | undefined): FieldDot =>
    dots
      .filter((dot) => dot.lane === lane)
      .reduce((best, dot) => (Math.abs(dot.x - from.x) < Math.abs(best.x - from.x) ? dot : best), {
        ...from,
        x: Infinity,
      });
  const ways: Record<string, () => FieldDot | undefined> = {
    ArrowLeft: () => dots[at - 1],
    ArrowRight: () => dots[at + 1],
    ArrowUp: () => (before === undefined ? undefined : inLane(before)),
    ArrowDown: () => (after === undefined ? undefined : inLane(after)),
    Home: () => dots[0],
    End: () => dots.at(-1),
  };
  const way = ways[key];
  return way === undefined ? null : (way() ?? from);
}

/** Id of the dot within a finger's reach of a point, or null. */
export function nearestDot(dots: Iterable<HTMLElement>, x: number, y: number): string | null {
  let best: { id: string | null; far: number } = { id: null, far: REACH };
  for (const dot of dots) {
    const { left, top, width, height } = dot.getBoundingClientRect();
    const far = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (far < best.far) best = { id: dot.dataset['dot'] ?? null, far };
  }
  return best.id;
}
