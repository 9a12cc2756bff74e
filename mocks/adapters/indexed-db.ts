/** WorldDatabase on IndexedDB: object stores for Worlds, uploads and recorder steps. */
import type {
  WorldDatabase,
  DatabaseChange,
  StoredRecorder,
  StoredStep,
  StoredWorld,
} from './world-database.ts';

/** Increment when stores are added. */
const VERSION = 1;
const STORES = ['worlds', 'uploads', 'steps'] as const;
type StoreName = (typeof STORES)[number];

interface WorldRow extends StoredRecorder {
  readonly snapshot: string;
  readonly savedAt: number;
}

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

/** The cast is unchecked: stores contain only what this file writes. */
function readAs<T>(request: IDBRequest): Promise<T> {
  return resultOf(request as IDBRequest<T>);
}

/** Second part of a key `[id, part]`. */
function partOf(key: IDBValidKey): string {
  const part = Array.isArray(key) ? key[1] : null;
  return typeof part === 'string' ? part : '';
}

/** All keys `[id, …]` of a World: arrays sort after numbers and strings. */
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function putChange(stores: Record<StoreName, IDBObjectStore>, id: string, change: DatabaseChange): void {
  const { world, recorder } = change;
  if (world !== null) {
    const { snapshot, savedAt } = world;
    const { isNew: _new, from: _from, steps: _steps, ...stored } = recorder;
    stores.worlds.put({ snapshot, savedAt, ...stored } satisfies WorldRow, id);
    for (const [key, base64] of world.uploads) stores.uploads.put(base64, [id, key]);
    const named = stores.uploads.getAllKeys(allOf(id));
    named.onsuccess = () => {
      for (const key of named.result) if (!world.keep.has(partOf(key))) stores.uploads.delete(key);
    };
  }
  stores.steps.delete(recorder.isNew ? allOf(id) : IDBKeyRange.bound([id], [id, recorder.from], false, true));
  for (const step of recorder.steps) stores.steps.put(step, [id, step.n]);
}

/** WorldDatabase with this name; opened lazily. */
export function indexedDbDatabase(name: string): WorldDatabase {
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

    async read(id): Promise<StoredWorld | null> {
      const { stores } = await begin('readonly');
      const [row, keys, values, steps] = await Promise.all([
        readAs<WorldRow | undefined>(stores.worlds.get(id)),
        resultOf(stores.uploads.getAllKeys(allOf(id))),
        readAs<string[]>(stores.uploads.getAll(allOf(id))),
        readAs<StoredStep[]>(stores.steps.getAll(allOf(id))),
      ]);
      if (row === undefined) return null;
      const uploads = new Map(keys.map((key, at) => [partOf(key), values[at] ?? '']));
      const { snapshot, savedAt, ...recorder } = row;
      return { snapshot, savedAt, recorder, uploads, steps };
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
