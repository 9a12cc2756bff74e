/** The store: one collection for each kind of row, and the notes of what changed. */
import { MemoryCollection, type ChangeKind, type Difference } from './collection.ts';
import { COLLECTION_NAMES, type CollectionName, type Collections, type Row } from './entities.ts';
import { tableOf } from '../lib/tables.ts';
import type { Store } from './types.ts';

/** A row that a call or a step added, changed or removed. */
export interface RowChange {
  collection: CollectionName;
  id: string;
  kind: ChangeKind;
}

/** A row before and after a step, an upload without its bytes; null where there was none. */
export interface RowPair {
  readonly before: object | null;
  readonly after: object | null;
}

const pairs = new WeakMap<RowChange, RowPair>();

/** What a change did to its row; undefined for one from a file, and for rows that nobody may see. */
export function rowsOf(change: RowChange): RowPair | undefined {
  return pairs.get(change);
}

/** A row without the bytes of an upload, which nobody compares. */
function lean(row: Row | null): object | null {
  if (row === null || !('source' in row)) return row;
  const { source } = row;
  if (typeof source !== 'object' || source === null || !('kind' in source)) return row;
  return { ...row, source: { kind: source.kind } };
}

export type StoreDifference = Partial<Record<CollectionName, Difference<Row>>>;

/** How all collections differed from their seed at a moment. */
export interface HeldStore {
  /** Rows, and names of rows that went, in all of them. */
  readonly size: number;
  /** Put together when somebody asks. */
  difference(): StoreDifference;
}

type MemoryStore = { readonly [Name in CollectionName]: MemoryCollection<Collections[Name]> };

/** The store with what only the World itself may do. */
export interface StoreRoom {
  readonly store: Store;
  /** A store with the same rows, which both have in common until one of them changes some. */
  fork(): StoreRoom;
  /** What changed since the last time this was called; several changes of one row are one. */
  takeChanges(): RowChange[];
  endSeed(): void;
  difference(): StoreDifference;
  /** {@link difference} at this moment, for later: costs what has changed, however many rows there are. */
  held(): HeldStore;
  /** Throws on a collection that does not exist. */
  apply(difference: StoreDifference): void;
  /** Rows of all collections together. */
  count(): number;
  /** Rows of each collection. */
  counts(): Record<CollectionName, number>;
}

/** Added then changed is added; added then removed is still shown as removed, since somebody may have seen it. */
function merge(before: ChangeKind | undefined, now: ChangeKind): ChangeKind {
  if (before === 'added' && now === 'changed') return 'added';
  if (before === 'removed' && now === 'added') return 'changed';
  return now;
}

/** @param from whose rows it begins with; nothing without it. */
export function createStore(from?: ReadonlyMap<string, MemoryCollection<Row>>): StoreRoom {
  let changes = new Map<string, RowChange & { before: Row | null }>();
  const noteFor = (collection: CollectionName) => (kind: ChangeKind, id: string, before: Row | null) => {
    const key = `${collection} ${id}`;
    const known = changes.get(key);
    const first = known === undefined ? before : known.before;
    changes.set(key, { collection, id, kind: merge(known?.kind, kind), before: first });
  };
  const rooms = new Map<string, MemoryCollection<Row>>(
    COLLECTION_NAMES.map((name) => [
      name,
      from?.get(name)?.fork(noteFor(name)) ?? new MemoryCollection<Row>(noteFor(name)),
    ]),
  );
  // Each collection is made under its own name, so the row types belong together by construction.
  const store = Object.fromEntries(rooms) as unknown as MemoryStore;
  const room = (name: string): MemoryCollection<Row> => {
    const found = rooms.get(name);
    if (found === undefined) throw new Error(`There is no collection "${name}"`);
    return found;
  };

  const held = (): HeldStore => {
    const parts = COLLECTION_NAMES.map((name) => [name, room(name).heldDifference()] as const).filter(
      ([, { size }]) => size > 0,
    );
    return {
      size: parts.reduce((sum, [, { size }]) => sum + size, 0),
      difference: () => Object.fromEntries(parts.map(([name, part]) => [name, part.difference()])),
    };
  };

  return {
    store,
    fork: () => createStore(rooms),
    takeChanges() {
      const taken = [...changes.values()].map(({ before, ...change }): RowChange => {
        const after = room(change.collection).get(change.id) ?? null;
        pairs.set(change, { before: lean(before), after: lean(after) });
        return change;
      });
      changes = new Map();
      return taken;
    },
    endSeed() {
      for (const collection of rooms.values()) collection.endSeed();
    },
    difference: () => held().difference(),
    held,
    apply(difference) {
      for (const [name, part] of Object.entries(difference)) room(name).apply(part);
    },
    count() {
      let all = 0;
      for (const collection of rooms.values()) all += collection.size;
      return all;
    },
    counts() {
      return tableOf(COLLECTION_NAMES, (name) => room(name).size);
    },
  };
}
