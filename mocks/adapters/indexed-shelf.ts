/** A shelf (shelf.ts) in the browser's database: one store for Worlds, one for their uploads, one for the steps of their tapes. */
import type { Shelf, ShelfChange, ShelvedStep, ShelvedWorld } from './shelf.ts';

/** Counts up when stores are added. */
const VERSION = 1;
const STORES = ['worlds', 'uploads', 'steps'] as const;
type StoreName = (typeof STORES)[number];

interface WorldRow {
  readonly snapshot: string;
  readonly savedAt: number;
  readonly fromStart: boolean;
  readonly life: string;
}

/** The result of a request. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database gave no reason'));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('The database gave no reason'));
    transaction.oncomplete = () => resolve();
    transaction.onabort = fail;
    transaction.onerror = fail;
  });
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  return resultOf(request);
}

/** What a store holds is what was put there, of which its types know nothing. */
function readAs<T>(request: IDBRequest): Promise<T> {
  return resultOf(request as IDBRequest<T>);
}

/** The second part of a key `[id, part]`. */
function partOf(key: IDBValidKey): string {
  const part = Array.isArray(key) ? key[1] : null;
  return typeof part === 'string' ? part : '';
}

/** All keys of a World in the stores whose keys are `[id, …]`: an array comes after every number and text. */
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function putChange(stores: Record<StoreName, IDBObjectStore>, id: string, change: ShelfChange): void {
  const { world, tape } = change;
  if (world !== null) {
    const { snapshot, savedAt } = world;
    const { fromStart, life } = tape;
    stores.worlds.put({ snapshot, savedAt, fromStart, life } satisfies WorldRow, id);
    for (const [key, base64] of world.uploads) stores.uploads.put(base64, [id, key]);
    const named = stores.uploads.getAllKeys(allOf(id));
    named.onsuccess = () => {
      for (const key of named.result) if (!world.keep.has(partOf(key))) stores.uploads.delete(key);
    };
  }
  stores.steps.delete(tape.isNew ? allOf(id) : IDBKeyRange.bound([id], [id, tape.from], false, true));
  for (const step of tape.steps) stores.steps.put(step, [id, step.n]);
}

/** The shelf of this name in this browser. It is opened at its first use. */
export function indexedShelf(name: string): Shelf {
  let database: Promise<IDBDatabase> | null = null;

  const begin = async (mode: IDBTransactionMode) => {
    database ??= openDatabase(name);
    database.catch(() => (database = null));
    const transaction = (await database).transaction(STORES, mode);
    const [worlds, uploads, steps] = STORES.map((store) => transaction.objectStore(store));
    if (worlds === undefined || uploads === undefined || steps === undefined) throw new Error('No stores');
    return { transaction, stores: { worlds, uploads, steps } };
  };

  return {
    async ids() {
      const { stores } = await begin('readonly');
      return await readAs<string[]>(stores.worlds.getAllKeys());
    },

    async read(id): Promise<ShelvedWorld | null> {
      const { stores } = await begin('readonly');
      const [row, keys, values, steps] = await Promise.all([
        readAs<WorldRow | undefined>(stores.worlds.get(id)),
        resultOf(stores.uploads.getAllKeys(allOf(id))),
        readAs<string[]>(stores.uploads.getAll(allOf(id))),
        readAs<ShelvedStep[]>(stores.steps.getAll(allOf(id))),
      ]);
      if (row === undefined) return null;
      const uploads = new Map(keys.map((key, at) => [partOf(key), values[at] ?? '']));
      return { ...row, uploads, steps };
    },

    async write(id, change) {
      const { transaction, stores } = await begin('readwrite');
      const end = endOf(transaction);
      putChange(stores, id, change);
      await end;
    },

    async remove(id) {
      const { transaction, stores } = await begin('readwrite');
      const end = endOf(transaction);
      stores.worlds.delete(id);
      stores.uploads.delete(allOf(id));
      stores.steps.delete(allOf(id));
      await end;
    },
  };
}
