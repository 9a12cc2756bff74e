import { partitionPoint } from '../lib/partition-point.ts';
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
  return partitionPoint((at) => (order[at] ?? 0) < wanted, length);
}

/** Rows by the value of one field. Buckets are copy-on-write, and a row keeps its insertion number when it changes. */
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

// `as number` and `as Block` below are safe: the indexes come from searches in the same list.

/** Rows per block; a block is split at twice this size. */
const BLOCK = 256;

interface Block<T> {
  readonly rows: T[];
  readonly arrivals: number[];
  readonly age: number;
}

export interface Held<T> {
  readonly size: number;
  rows(): readonly T[];
}

const lastOf = ({ arrivals }: Block<unknown>): number => arrivals.at(-1) ?? -1;

/** Rows that differ from the seed, by insertion number; snapshots share blocks, and a change copies only its own. */
export class Differing<T> {
  /** Non-empty, ascending insertion numbers. */
  private blocks: Block<T>[] = [];
  private count = 0;
  /** Number of snapshots taken. Blocks and lists of the current age are not shared and may be mutated. */
  private age = 0;
  private listAge = 0;
  private noted: Held<T> | null = null;

  /** Immutable snapshot; cached until the next change. */
  held(): Held<T> {
    if (this.noted !== null) return this.noted;
    const { blocks, count: size } = this;
    let list: readonly T[] | undefined;
    this.age += 1;
    this.noted = { size, rows: () => (list ??= blocks.flatMap(({ rows }) => rows)) };
    return this.noted;
  }

  put(row: T, arrival: number): void {
    const at = this.blockOf(arrival);
    if (at === this.blocks.length && !this.hasRoomBehind()) {
      this.change(at, 0, [{ rows: [row], arrivals: [arrival], age: this.age }]);
      this.count += 1;
      return;
    }
    const place = Math.min(at, this.blocks.length - 1);
    const block = this.own(place);
    const within = this.placeIn(block, arrival);
    const isKnown = block.arrivals[within] === arrival;
    block.rows.splice(within, isKnown ? 1 : 0, row);
    if (isKnown) return;
    block.arrivals.splice(within, 0, arrival);
    this.count += 1;
    if (block.rows.length === 2 * BLOCK) this.cutInTwo(place);
  }

  remove(arrival: number): void {
    const at = this.blockOf(arrival);
    const known = this.blocks[at];
    if (known === undefined) return;
    const within = this.placeIn(known, arrival);
    if (known.arrivals[within] !== arrival) return;
    this.count -= 1;
    if (known.rows.length === 1) {
      this.change(at, 1, []);
      return;
    }
    const block = this.own(at);
    block.rows.splice(within, 1);
    block.arrivals.splice(within, 1);
  }

  /**
   * Index of the first block that ends at or after this insertion number, else the length. Searches from the end: most changes
   * hit new rows.
   */
  private blockOf(arrival: number): number {
    const { blocks } = this;
    const { length } = blocks;
    const last = blocks[length - 1];
    if (last === undefined || lastOf(last) < arrival) return length;
    return partitionPoint((at) => lastOf(blocks[at] as Block<T>) < arrival, length); // Safe: at < length.
  }

  private placeIn({ arrivals }: Block<T>, arrival: number): number {
    return partitionPoint((at) => (arrivals[at] as number) < arrival, arrivals.length);
  }

  private hasRoomBehind(): boolean {
    return (this.blocks.at(-1)?.rows.length ?? BLOCK) < BLOCK;
  }

  /** Returns a block that may be mutated (copy-on-write). */
  private own(at: number): Block<T> {
    const block = this.blocks[at] as Block<T>;
    if (block.age === this.age) {
      this.noted = null;
      return block;
    }
    const copy = { rows: [...block.rows], arrivals: [...block.arrivals], age: this.age };
    this.change(at, 1, [copy]);
    return copy;
  }

  private cutInTwo(at: number): void {
    const { rows, arrivals } = this.blocks[at] as Block<T>;
    const part = (from: number, to: number): Block<T> => ({
      rows: rows.slice(from, to),
      arrivals: arrivals.slice(from, to),
      age: this.age,
    });
    this.change(at, 1, [part(0, BLOCK), part(BLOCK, rows.length)]);
  }

  private change(at: number, gone: number, come: readonly Block<T>[]): void {
    this.noted = null;
    if (this.listAge !== this.age) this.blocks = [...this.blocks];
    this.listAge = this.age;
    this.blocks.splice(at, gone, ...come);
  }
}
