import { expect, test } from 'vitest';
import { Order } from '#mocks/handlers/declaration/orders.ts';
import { rng } from '#mocks/lib/random.ts';

const random = rng('orders');
/** Many alike, some not known. */
const numbers = Float64Array.from({ length: 500 }, () =>
  random.chance(0.1) ? Number.NaN : random.int(0, 40),
);
const known = (row: number, isDescending: boolean): number => {
  const number = numbers[row] ?? 0;
  return Number.isNaN(number) ? Infinity : isDescending ? -number : number;
};

test.each([true, false])(
  'rows stand by their number, the later one of equals in front, descending: %s',
  (isDescending) => {
    const { places, ranks } = new Order(numbers, isDescending);
    const rows = Array.from(numbers.keys());
    const expected = rows
      .toReversed()
      .toSorted((a, b) => known(a, isDescending) - known(b, isDescending) || 0);
    expect([...places]).toEqual(expected);
    expect(rows.map((row) => ranks[row])).toEqual(rows.map((row) => expected.indexOf(row)));
  },
);

test.each([true, false])('knows where the rows between two numbers stand, descending: %s', (isDescending) => {
  const order = new Order(numbers, isDescending);
  for (const first of [-Infinity, -1, 0, 7, 7.5, 40, 41]) {
    for (const last of [-1, 0, 7, 7.5, 20, 40, 41, Infinity]) {
      const { from, to } = order.between(first, last);
      const expected = [...order.places].filter((row) => {
        const number = numbers[row] ?? 0;
        return number >= first && number <= last;
      });
      expect([...order.places.subarray(from, to)], `${first} to ${last}`).toEqual(expected);
    }
  }
});
