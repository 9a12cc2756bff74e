/** Times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;
const NEAR = 2;

/** Axis limits on round numbers; a single value gets padding. */
export function dotRange(values: readonly number[]): { from: number; to: number } {
  if (values.length === 0) return { from: 0, to: 1 };
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = (STEPS.find((candidate) => candidate * power >= span / 4) ?? 10) * power;
  // Rounds floating-point errors of the displayed limits.
  const multiple = (count: number): number => Number((count * step).toPrecision(12));
  const from = multiple(Math.floor(low / step));
  const to = multiple(Math.ceil(high / step));
  return { from: from === to ? from - step : from, to: from === to ? to + step : to };
}

/**
 * `x` in percent of the axis; dots that would touch stand in different rows: `step` 0 is the line of their lane, positive
 * above it, negative below.
 * @param near percent of the axis; nearer dots touch
 */
export function dotRows<Item extends { value: number }>(
  dots: readonly Item[],
  from: number,
  to: number,
  near = NEAR,
): { dot: Item; x: number; row: number; step: number }[] {
  const lastInRow: number[] = [];
  return [...dots]
    .sort((a, b) => a.value - b.value)
    .map((dot) => {
      const x = ((dot.value - from) / (to - from)) * 100;
      const free = lastInRow.findIndex((last) => x - last >= near);
      const row = free === -1 ? lastInRow.length : free;
      lastInRow[row] = x;
      return { dot, x, row, step: row % 2 === 0 ? -row / 2 : (row + 1) / 2 };
    });
}
