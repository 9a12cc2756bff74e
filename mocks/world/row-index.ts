/**
 * An index over one field: value -> rows in insertion order. A bucket that was handed out is copied before its next
 * change, so a list that somebody holds never moves under them.
 */
import { firstNot } from '../lib/first-not.ts';
import type { Row } from './entities.ts';

interface Bucket<T> {
  rows: T[];
  /** Insertion numbers of `rows`, in the same order. */
  order: number[];
  handedOut: boolean;
}

/** Position of `wanted` in a sorted list, or where it would stand. */
function position(order: readonly number[], wanted: number): number {
  const { length } = order;
  // Rows mostly arrive in order: look at the end first.
  if (length === 0 || (order[length - 1] ?? 0) < wanted) return length;
  return firstNot((at) => (order[at] ?? 0) < wanted, length);
}

/** The order of a row is its arrival in the collection: it keeps it when it changes. */
export class RowIndex<T extends Row> {
  private readonly buckets = new Map<unknown, Bucket<T>>();
  private readonly field: keyof T & string;

  constructor(field: keyof T & string) {
    this.field = field;
  }

  /** Rows with this value. The list stays as it is, whatever happens to the collection later. */
  rows(value: unknown): readonly T[] {
    const bucket = this.buckets.get(value);
    if (bucket === undefined) return [];
    bucket.handedOut = true;
    return bucket.rows;
  }

  add(row: T, order: number): void {
    const bucket = this.writable(row[this.field]);
    const at = position(bucket.order, order);
    bucket.rows.splice(at, 0, row);
    bucket.order.splice(at, 0, order);
  }

  replace(before: T, after: T, order: number): void {
    if (before[this.field] !== after[this.field]) {
      this.remove(before, order);
      this.add(after, order);
      return;
    }
    const bucket = this.writable(before[this.field]);
    bucket.rows[position(bucket.order, order)] = after;
  }

  remove(row: T, order: number): void {
    const bucket = this.writable(row[this.field]);
    const at = position(bucket.order, order);
    bucket.rows.splice(at, 1);
    bucket.order.splice(at, 1);
    if (bucket.rows.length === 0) this.buckets.delete(row[this.field]);
  }

  private writable(value: unknown): Bucket<T> {
    const bucket = this.buckets.get(value);
    if (bucket === undefined) {
      const fresh: Bucket<T> = { rows: [], order: [], handedOut: false };
      this.buckets.set(value, fresh);
      return fresh;
    }
    if (bucket.handedOut) {
      bucket.rows = [...bucket.rows];
      bucket.handedOut = false;
    }
    return bucket;
  }
}
