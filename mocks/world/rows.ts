import { partitionPoint } from '../lib/partition-point.ts';
import type { Row } from './entities/shape.ts';

/** Rows by insertion number. A list that was handed out never changes: the next change copies it. */
export class OrderedRows<T> {
  private rows: T[] = [];
  /** Insertion numbers of `rows`, ascending. */
  private readonly order: number[] = [];
  private isHandedOut = false;

  /** The same list until the next change. */
  list(): readonly T[] {
    this.isHandedOut = true;
    return this.rows;
  }

  /** Adds a row, or replaces the one with this insertion number. */
  put(row: T, order: number): void {
    const at = this.position(order);
    const isKnown = this.order[at] === order;
    this.own().splice(at, isKnown ? 1 : 0, row);
    if (!isKnown) this.order.splice(at, 0, order);
  }

  remove(order: number): void {
    const at = this.position(order);
    if (this.order[at] !== order) return;
    this.own().splice(at, 1);
    this.order.splice(at, 1);
  }

  get size(): number {
    return this.order.length;
  }

  /** Index of an insertion number, or its insertion point. */
  private position(wanted: number): number {
    const { order } = this;
    // Fast path: rows mostly arrive in order.
    if ((order.at(-1) ?? -1) < wanted) return order.length;
    return partitionPoint((at) => (order[at] ?? 0) < wanted, order.length);
  }

  private own(): T[] {
    if (this.isHandedOut) this.rows = [...this.rows];
    this.isHandedOut = false;
    return this.rows;
  }
}

/** Rows by the value of one field; a row keeps its insertion number when it changes. */
export class RowIndex<T extends Row> {
  private readonly buckets = new Map<unknown, OrderedRows<T>>();
  private readonly field: keyof T & string;

  constructor(field: keyof T & string) {
    this.field = field;
  }

  /** The returned list never changes. */
  rows(value: unknown): readonly T[] {
    return this.buckets.get(value)?.list() ?? [];
  }

  put(row: T, order: number): void {
    const value = row[this.field];
    const bucket = this.buckets.get(value) ?? new OrderedRows<T>();
    this.buckets.set(value, bucket);
    bucket.put(row, order);
  }

  replace(before: T, after: T, order: number): void {
    if (before[this.field] !== after[this.field]) this.remove(before, order);
    this.put(after, order);
  }

  remove(row: T, order: number): void {
    const value = row[this.field];
    const bucket = this.buckets.get(value);
    bucket?.remove(order);
    if (bucket?.size === 0) this.buckets.delete(value);
  }
}
