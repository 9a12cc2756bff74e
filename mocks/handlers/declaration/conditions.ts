/** What a search asks of every row: that one of its numbers lies between two. */
import type { Bits } from '../../lib/bits.ts';
import type { Column } from './columns.ts';
import type { Numbers, Order } from './orders.ts';

export interface Condition {
  /** Those of all rows. */
  readonly numbers: Numbers;
  /** Both ends included. */
  readonly first: number;
  readonly last: number;
  /** The rows for which it holds, each once, in any order. */
  readonly rows: Uint32Array;
  /** The order in which these rows stand beside each other. */
  readonly order?: Order;
  /** The same rows as a set, which nobody may change. */
  bits(): Bits;
}

/** A condition on what rows are ordered by. */
export function inRange(order: Order, numbers: Numbers, first: number, last: number): Condition {
  const { from, to } = order.between(first, last);
  const rows = order.places.subarray(from, to);
  return { numbers, first, last, rows, order, bits: () => order.bitsOf(from, to) };
}

/** To have one of the values of a column, by its number. */
export function isValue(column: Column<string>, number: number): Condition {
  const rows = column.rowsOf(number);
  return { numbers: column.ofRow, first: number, last: number, rows, bits: () => column.bitsOf(number) };
}

/** Whether a row fulfils every condition. A number that is not known (NaN) fulfils none. */
export function holdsAll(conditions: readonly Condition[], row: number): boolean {
  for (const { numbers, first, last } of conditions) {
    // Each row has one.
    const number = numbers[row] as number;
    // Also false for a number that is not known.
    if (!(number >= first && number <= last)) return false;
  }
  return true;
}
