import { expect, it } from 'vitest';
import { dotRange, dotRows } from '#src/ui/dot-positions.ts';

it('puts the ends of the axis on round numbers around all values', () => {
  expect(dotRange([1650, 2540])).toEqual({ from: 1500, to: 2750 });
  expect(dotRange([0.12, 0.31])).toEqual({ from: 0.1, to: 0.35 });
  const single = dotRange([2148]);
  expect(single.from).toBeLessThan(2148);
  expect(single.to).toBeGreaterThan(2148);
  expect(dotRange([])).toEqual({ from: 0, to: 1 });
});

it('stacks dots that would cover each other and leaves the others on the axis', () => {
  const rows = dotRows([{ value: 30 }, { value: 10 }, { value: 10.5 }, { value: 11 }], 0, 100);
  expect(rows.map(({ x, row }) => [x, row])).toEqual([
    [10, 0],
    [10.5, 1],
    [11, 2],
    [30, 0],
  ]);
});
