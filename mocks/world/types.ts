/** The seams of the World: what handlers, the operator, scenarios and adapters may rely on. */
import type { ServerManner } from './server.ts';
import type { Clock } from './clock.ts';
import type { CollectionName, Collections, Row, SentCode } from './entities.ts';

/**
 * One typed collection. Reading by id or by a declared index costs about the same at 48 and at 100,000 rows. Rows that
 * come out are frozen; a change goes through `put` or `update`, so that the World knows what changed.
 */
export interface Collection<T extends Row> {
  get(id: string): T | undefined;
  /** All rows in insertion order. Costs O(n): screens' lists use `where`. */
  all(): readonly T[];
  /** Rows whose indexed field has this value, in insertion order; the index is built on first use and kept. */
  where<K extends keyof T & string>(field: K, value: T[K]): readonly T[];
  find(test: (row: T) => boolean): T | undefined;
  put(row: T): T;
  /** Changes some fields of a row. Throws when there is none with this id. */
  update(id: string, patch: Partial<Omit<T, 'id'>>): T;
  remove(id: string): void;
  readonly size: number;
  /** Counts up with every change, so that derived lists (sorted, filtered) can be kept until then. */
  readonly version: number;
}

export type Store = { readonly [Name in CollectionName]: Collection<Collections[Name]> };

/** Deterministic ids: `next('application')` counts per kind; `token(holder)` and `code()` derive from seed and a counter. */
export interface Ids {
  next(kind: string): string;
  /** 32 lower-case hexadecimal digits. Derived from the holder too: after a reset with the same seed it is nobody else's. */
  token(holder: string): string;
  /** Six digits. */
  code(): string;
}

export interface Outbox {
  send(message: Pick<SentCode, 'channel' | 'to' | 'purpose'>): SentCode;
  /** Newest first. */
  list(): readonly SentCode[];
}

export interface Fault {
  operationId: string;
  kind: 'delay' | 'status' | 'code' | 'network' | 'malformed' | 'html';
  /** ms of a delay, HTTP status, or business code; an error key goes into `message`. */
  value?: number;
  message?: string;
  /** How many calls it still hits; without it, every one. */
  times?: number;
}

export interface World {
  readonly id: string;
  readonly scenario: string;
  readonly seed: number;
  readonly size: 'small' | 'large';
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  faults: Fault[];
  /** What its server is like on the wire. */
  server: ServerManner;
  /** Uploads that it may keep, bytes. */
  uploadsMaxBytes: number;
}
