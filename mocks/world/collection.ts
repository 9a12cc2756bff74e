/** One typed collection in memory, with indexes that build themselves and a note of what differs from the seed. */
import type { Row } from './entities.ts';
import { Differing } from './differing.ts';
import { deepFreeze } from './freeze.ts';
import { RowIndex } from './row-index.ts';
import type { Collection } from './types.ts';

/** How a row changed. */
export type ChangeKind = 'added' | 'changed' | 'removed';

/** What differs from the seed: rows that were added or changed, in insertion order, and seeded rows that went. */
export interface Difference<T extends Row> {
  rows: readonly T[];
  removed: readonly string[];
}

/** The difference at a moment, put together when somebody asks. */
export interface HeldDifference<T extends Row> {
  /** Rows, and names of rows that went. */
  readonly size: number;
  difference(): Difference<T>;
}

/** Told of each change; `before` is the row as it was, null for one that is new. */
type OnChange<T extends Row> = (kind: ChangeKind, id: string, before: T | null) => void;

/**
 * Rows and lists that were handed out never change: whoever holds one sees how things were. Lists come in the order of arrival.
 * What each method does, and which throw, stands at {@link Collection}.
 */
export class MemoryCollection<T extends Row> implements Collection<T> {
  private rows = new Map<string, T>();
  /** When each row came, as a running number: an index keeps its rows in this order. */
  private order = new Map<string, number>();
  private indexes = new Map<string, RowIndex<T>>();
  /** Whether `rows`, `order` and `indexes` are those of another collection too: they are copied before the first change. */
  private shared = false;
  private readonly differing = new Differing<T>();
  private readonly removedSeed = new Set<string>();
  /** The same as a list, as it was asked for last: names only come to it. */
  private removed: readonly string[] = [];
  private held: HeldDifference<T> | null = null;
  private readonly onChange: OnChange<T>;
  private arrivals = 0;
  /** Rows with a smaller arrival number are seeded; -1 while the seed is still being laid. */
  private seeded = -1;
  private list: readonly T[] | null = null;
  private changes = 0;

  constructor(onChange: OnChange<T>) {
    this.onChange = onChange;
  }

  /** A collection with the same rows, without a copy of them: neither will see what changes in the other. */
  fork(onChange: OnChange<T>): MemoryCollection<T> {
    const fork = new MemoryCollection<T>(onChange);
    this.shared = true;
    fork.shared = true;
    fork.rows = this.rows;
    fork.order = this.order;
    fork.indexes = this.indexes;
    fork.arrivals = this.arrivals;
    fork.list = this.list;
    fork.changes = this.changes;
    return fork;
  }

  get size(): number {
    return this.rows.size;
  }

  get version(): number {
    return this.changes;
  }

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  all(): readonly T[] {
    this.list ??= [...this.rows.values()];
    return this.list;
  }

  where<K extends keyof T & string>(field: K, value: T[K]): readonly T[] {
    let index = this.indexes.get(field);
    if (index === undefined) {
      index = new RowIndex<T>(field);
      for (const row of this.rows.values()) index.add(row, this.arrivalOf(row.id));
      this.indexes.set(field, index);
    }
    return index.rows(value);
  }

  find(test: (row: T) => boolean): T | undefined {
    for (const row of this.rows.values()) if (test(row)) return row;
    return undefined;
  }

  put(row: T): T {
    this.own();
    const next = deepFreeze({ ...row });
    const before = this.rows.get(row.id);
    this.rows.set(row.id, next);
    if (before === undefined) {
      this.order.set(row.id, this.arrivals);
      for (const index of this.indexes.values()) index.add(next, this.arrivals);
      this.arrivals += 1;
      this.note('added', next, this.arrivals - 1, null);
    } else {
      const arrival = this.arrivalOf(row.id);
      for (const index of this.indexes.values()) index.replace(before, next, arrival);
      this.note('changed', next, arrival, before);
    }
    return next;
  }

  update(id: string, patch: Partial<Omit<T, 'id'>>): T {
    const before = this.rows.get(id);
    if (before === undefined) throw new Error(`There is no row "${id}" to update`);
    return this.put({ ...before, ...patch, id });
  }

  remove(id: string): void {
    const before = this.rows.get(id);
    if (before === undefined) return;
    this.own();
    const arrival = this.arrivalOf(id);
    for (const index of this.indexes.values()) index.remove(before, arrival);
    this.rows.delete(id);
    this.order.delete(id);
    if (arrival < this.seeded) this.removedSeed.add(id);
    this.note('removed', before, arrival, before);
  }

  /** From here on, changes count as differences from the seed. */
  endSeed(): void {
    this.seeded = this.arrivals;
  }

  /** The same as long as nothing changes. */
  heldDifference(): HeldDifference<T> {
    if (this.held !== null) return this.held;
    const rows = this.differing.held();
    const removed = this.removedSeed.size === this.removed.length ? this.removed : [...this.removedSeed];
    this.removed = removed;
    this.held = {
      size: rows.size + removed.length,
      difference: () => ({ rows: rows.rows(), removed }),
    };
    return this.held;
  }

  difference(): Difference<T> {
    return this.heldDifference().difference();
  }

  /** Lays a difference over the seed: gives the same rows in the same order. */
  apply(difference: Difference<T>): void {
    for (const id of difference.removed) this.remove(id);
    for (const row of difference.rows) this.put(row);
  }

  /** Indexes are not worth a copy: they build themselves. */
  private own(): void {
    if (!this.shared) return;
    this.shared = false;
    this.rows = new Map(this.rows);
    this.order = new Map(this.order);
    this.indexes = new Map();
  }

  private arrivalOf(id: string): number {
    return this.order.get(id) ?? -1;
  }

  private note(kind: ChangeKind, row: T, arrival: number, before: T | null): void {
    this.changes += 1;
    this.list = null;
    this.held = null;
    if (this.seeded < 0) return;
    if (kind === 'removed') this.differing.remove(arrival);
    else this.differing.put(row, arrival);
    this.onChange(kind, row.id, before);
  }
}
