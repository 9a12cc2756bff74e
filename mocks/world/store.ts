import { MemoryCollection, type ChangeKind, type Difference } from './collection.ts';
import { COLLECTION_NAMES, type CollectionName, type Collections, type Row, type Store } from './entities.ts';
import { tableOf } from '../lib/tables.ts';

/** A row added, changed or removed by a call or step. */
export interface RowChange {
  collection: CollectionName;
  id: string;
  kind: ChangeKind;
}

/** A row before and after a step, uploads without bytes; null if it did not exist. */
interface RowPair {
  readonly before: object | null;
  readonly after: object | null;
}

const pairs = new WeakMap<RowChange, RowPair>();

/** Undefined for changes read from files and for secret rows. */
export function rowsOf(change: RowChange): RowPair | undefined {
  return pairs.get(change);
}

function lean(row: Row | null): object | null {
  if (row === null || !('source' in row)) return row;
  const { source } = row;
  if (typeof source !== 'object' || source === null || !('kind' in source)) return row;
  return { ...row, source: { kind: source.kind } };
}

export type StoreDifference = Partial<Record<CollectionName, Difference<Row>>>;

/** Difference of all collections from the seed at one moment. */
export interface HeldStore {
  readonly size: number;
  difference(): StoreDifference;
}

type MemoryStore = { readonly [Name in CollectionName]: MemoryCollection<Collections[Name]> };

/** The store with operations reserved for the World. */
export interface TrackedStore {
  readonly store: Store;
  fork(): TrackedStore;
  /** Changes since the last call of this method, one per row. */
  takeChanges(): RowChange[];
  endSeed(): void;
  held(): HeldStore;
  /** Throws if a collection does not exist. */
  apply(difference: StoreDifference): void;
  count(): number;
  counts(): Record<CollectionName, number>;
}

/** Added then changed is `added`; added then removed is `removed`, since a response may have contained the row. */
function merge(before: ChangeKind | undefined, now: ChangeKind): ChangeKind {
  if (before === 'added' && now === 'changed') return 'added';
  if (before === 'removed' && now === 'added') return 'changed';
  return now;
}

/** @param from initial rows; empty if omitted. */
export function createStore(from?: ReadonlyMap<string, MemoryCollection<Row>>): TrackedStore {
  let changes = new Map<string, RowChange & { before: Row | null }>();
  const noteFor = (collection: CollectionName) => (kind: ChangeKind, id: string, before: Row | null) => {
    const key = `${collection} ${id}`;
    const known = changes.get(key);
    const first = known === undefined ? before : known.before;
    changes.set(key, { collection, id, kind: merge(known?.kind, kind), before: first });
  };
  const collections = new Map<string, MemoryCollection<Row>>(
    COLLECTION_NAMES.map((name) => [
      name,
      from?.get(name)?.fork(noteFor(name)) ?? new MemoryCollection<Row>(noteFor(name)),
    ]),
  );
  // The cast is safe: each collection is stored under its own name.
  const store = Object.fromEntries(collections) as unknown as MemoryStore;
  const collectionOf = (name: string): MemoryCollection<Row> => {
    const found = collections.get(name);
    if (found === undefined) throw new Error(`There is no collection "${name}"`);
    return found;
  };

  return {
    store,
    fork: () => createStore(collections),
    takeChanges() {
      const taken = [...changes.values()].map(({ before, ...change }): RowChange => {
        const after = collectionOf(change.collection).get(change.id) ?? null;
        pairs.set(change, { before: lean(before), after: lean(after) });
        return change;
      });
      changes = new Map();
      return taken;
    },
    endSeed() {
      for (const collection of collections.values()) collection.endSeed();
    },
    held() {
      const parts = COLLECTION_NAMES.map((name) => [name, collectionOf(name).difference()] as const);
      const sizeOf = ({ rows, removed }: Difference<Row>): number => rows.length + removed.length;
      const difference = Object.fromEntries(parts.filter(([, part]) => sizeOf(part) > 0));
      return { size: parts.reduce((sum, [, part]) => sum + sizeOf(part), 0), difference: () => difference };
    },
    apply(difference) {
      for (const [name, part] of Object.entries(difference)) collectionOf(name).apply(part);
    },
    count() {
      let all = 0;
      for (const collection of collections.values()) all += collection.size;
      return all;
    },
    counts() {
      return tableOf(COLLECTION_NAMES, (name) => collectionOf(name).size);
    },
  };
}
