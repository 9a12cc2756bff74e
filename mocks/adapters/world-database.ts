/** Storage interface for Worlds in a browser; indexed-db.ts implements it. */
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
  /** In order. */
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
    /** New uploads. */
    readonly uploads: ReadonlyMap<string, string>;
  } | null;
  readonly recorder: StoredRecorder & {
    /** A new recorder: all steps of the previous one are deleted, and the World is written too. */
    readonly isNew: boolean;
    /** Number of the oldest step to keep. */
    readonly from: number;
    /** New steps. */
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
