/** Index of one field: value to rows in insertion order. Buckets are copy-on-write, so that returned lists never change. */
import { firstNot } from '../lib/first-not.ts';
import type { Row } from './entities.ts';

interface Bucket<T> {
  rows: T[];
  /** Insertion numbers of `rows`, in the same order. */
  order: number[];
  handedOut: boolean;
}

/** Index of `wanted` in a sorted list, or its insertion point. */
function position(order: readonly number[], wanted: number): number {
  const { length } = order;
  // Fast path: rows mostly arrive in order.
  if (length === 0 || (order[length - 1] ?? 0) < wanted) return length;
  return firstNot((at) => (order[at] ?? 0) < wanted, length);
}

/** A row keeps its insertion number when it changes. */
export class RowIndex<T extends Row> {
  private readonly buckets = new Map<unknown, Bucket<T>>();
  private readonly field: keyof T & string;

  constructor(field: keyof T & string) {
    this.field = field;
  }

  /** The returned list never changes. */
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
