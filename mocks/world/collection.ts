/** Typed in-memory collection with lazy indexes and tracking of differences from the seed. */
import type { Row } from './entities/shape.ts';
import { OrderedRows, RowIndex } from './rows.ts';

/** Skips frozen parts, so shared ones cost nothing. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

export type ChangeKind = 'added' | 'changed' | 'removed';

/** Difference from the seed: added or changed rows in insertion order, and ids of removed seed rows. */
export interface Difference<T extends Row> {
  rows: readonly T[];
  removed: readonly string[];
}

type OnChange<T extends Row> = (kind: ChangeKind, id: string, before: T | null) => void;

/**
 * Lookups by id or indexed field do not depend on the size. Returned rows and lists are immutable snapshots: `put` and `update`
 * change rows, and track changes. Lists are in insertion order.
 */
export class MemoryCollection<T extends Row> {
  private rows = new Map<string, T>();
  /** Insertion number of each row; indexes keep this order. */
  private order = new Map<string, number>();
  private indexes = new Map<string, RowIndex<T>>();
  /** Copy-on-write: `rows`, `order` and `indexes` are shared with another collection. */
  private shared = false;
  private readonly differing = new OrderedRows<T>();
  private readonly removedSeed = new Set<string>();
  private removed: readonly string[] = [];
  private readonly onChange: OnChange<T>;
  private arrivals = 0;
  /** Rows with a smaller insertion number belong to the seed; -1 while seeding. */
  private seeded = -1;
  private list: readonly T[] | null = null;
  private changes = 0;

  constructor(onChange: OnChange<T>) {
    this.onChange = onChange;
  }

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

  /** Incremented by each change; a cache key for derived lists. */
  get version(): number {
    return this.changes;
  }

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  /** O(n): lists use `where`. */
  all(): readonly T[] {
    this.list ??= [...this.rows.values()];
    return this.list;
  }

  /** Rows whose field has this value; builds an index on first use. */
  where<K extends keyof T & string>(field: K, value: T[K]): readonly T[] {
    let index = this.indexes.get(field);
    if (index === undefined) {
      index = new RowIndex<T>(field);
      for (const row of this.rows.values()) index.put(row, this.arrivalOf(row.id));
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
      for (const index of this.indexes.values()) index.put(next, this.arrivals);
      this.arrivals += 1;
      this.note('added', next, this.arrivals - 1, null);
    } else {
      const arrival = this.arrivalOf(row.id);
      for (const index of this.indexes.values()) index.replace(before, next, arrival);
      this.note('changed', next, arrival, before);
    }
    return next;
  }

  /** Changes fields of a row. Throws if the id does not exist. */
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

  /** Changes after this call count as differences from the seed. */
  endSeed(): void {
    this.seeded = this.arrivals;
  }

  /** Its lists are the same until they change. */
  difference(): Difference<T> {
    if (this.removedSeed.size > this.removed.length) this.removed = [...this.removedSeed];
    return { rows: this.differing.list(), removed: this.removed };
  }

  /** Applies a difference to the seed; restores the same rows in the same order. */
  apply(difference: Difference<T>): void {
    for (const id of difference.removed) this.remove(id);
    for (const row of difference.rows) this.put(row);
  }

  /** Indexes are rebuilt lazily instead of copied. */
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
    if (this.seeded < 0) return;
    if (kind === 'removed') this.differing.remove(arrival);
    else this.differing.put(row, arrival);
    this.onChange(kind, row.id, before);
  }
}
