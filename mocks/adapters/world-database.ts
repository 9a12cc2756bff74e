/** Storage interface for Worlds in a browser, and its implementation on IndexedDB. */
import type { RecorderStep } from '../world/recorder.ts';

/** Resolves promises, which IndexedDB cannot store. */
type Settled<T> =
  T extends Promise<infer Value>
    ? Value
    : T extends Blob | string
      ? T
      : T extends object
        ? { [Key in keyof T]: Settled<T[Key]> }
        : T;

/** A recorder step as stored: file digests are computed. */
export type StoredStep = Settled<RecorderStep>;

export interface StoredWorld {
  /** Snapshot as JSON; uploads are stored separately. */
  readonly snapshot: string;
  /** Time of the write, epoch ms. */
  readonly savedAt: number;
  /** Base64 by the placeholder key in the snapshot. */
  readonly uploads: ReadonlyMap<string, string>;
  readonly recorder: StoredRecorder;
  readonly steps: readonly StoredStep[];
}

/** A recorder without its steps. The snapshot that it begins with is stored as an upload, see {@link baseKey}. */
export interface StoredRecorder {
  /** Whether it started with the World. */
  readonly fromStart: boolean;
  readonly life: string;
  /** Epoch ms; absent in older databases. */
  readonly since?: number;
  /** Undo steps as JSON; absent in older databases. */
  readonly past?: string;
  /** Range marked by the user; absent in older databases. */
  readonly marked?: { readonly from: number | null; readonly until: number | null };
}

export const baseKey = ({ life }: Pick<StoredRecorder, 'life'>): string => `base.${life}`;

/** One transaction, so that a crash never leaves a partial state. */
export interface DatabaseChange {
  /** Null leaves snapshot and uploads unchanged. */
  readonly world: {
    readonly snapshot: string;
    readonly savedAt: number;
    /** Keys of all its uploads; others are deleted. */
    readonly keep: ReadonlySet<string>;
    readonly uploads: ReadonlyMap<string, string>;
  } | null;
  readonly recorder: StoredRecorder & {
    /** A new recorder: all steps of the previous one are deleted, and the World is written too. */
    readonly isNew: boolean;
    /** Number of the oldest step to keep. */
    readonly from: number;
    readonly steps: readonly StoredStep[];
  };
}

export interface WorldDatabase {
  ids(): Promise<readonly string[]>;
  read(id: string): Promise<StoredWorld | null>;
  write(id: string, change: DatabaseChange): Promise<void>;
  remove(id: string): Promise<void>;
}

async function settled(value: unknown): Promise<unknown> {
  const known: unknown = await value;
  if (typeof known !== 'object' || known === null || known instanceof Blob) return known;
  if (Array.isArray(known)) return Promise.all(known.map(settled));
  const parts = Object.entries(known).map(async ([name, part]) => [name, await settled(part)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

export async function storedStep(step: RecorderStep): Promise<StoredStep> {
  // Same shape without promises; TypeScript cannot infer it.
  return (await settled(step)) as StoredStep;
}

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
