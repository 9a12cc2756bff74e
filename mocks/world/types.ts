import type { ControlSchemas } from '../openapi/control.gen.ts';
import type { ServerBehaviour } from './server.ts';
import type { Clock } from './clock.ts';
import type { CollectionName, Collections, Row, SentCode } from './entities.ts';

/**
 * Typed collection. Lookups by id or indexed field do not depend on its size. Returned rows are frozen: change them with `put` or
 * `update`, which track changes.
 */
export interface Collection<T extends Row> {
  get(id: string): T | undefined;
  /** All rows in insertion order. O(n): lists use `where`. */
  all(): readonly T[];
  /** Rows whose field has this value, in insertion order; builds an index on first use. */
  where<K extends keyof T & string>(field: K, value: T[K]): readonly T[];
  find(test: (row: T) => boolean): T | undefined;
  put(row: T): T;
  /** Changes fields of a row. Throws if the id does not exist. */
  update(id: string, patch: Partial<Omit<T, 'id'>>): T;
  remove(id: string): void;
  readonly size: number;
  /** Incremented by each change; a cache key for derived lists. */
  readonly version: number;
}

export type Store = { readonly [Name in CollectionName]: Collection<Collections[Name]> };

/** Deterministic ids: `next('application')` counts per kind; `token(holder)` and `code()` derive from seed and a counter. */
export interface Ids {
  next(kind: string): string;
  /** 32 lower-case hexadecimal digits. Includes the holder, so that a token from before a reset never belongs to another user. */
  token(holder: string): string;
  code(): string;
  /** Uniform in (0, 1), by seed, kind and a counter of the kind. */
  draw(kind: string): number;
}

export interface Outbox {
  send(message: Pick<SentCode, 'channel' | 'to' | 'purpose'>): SentCode;
  /** Newest first. */
  list(): readonly SentCode[];
}

export type FaultMatch = ControlSchemas['ControlFaultMatch'];
export type Fault = ControlSchemas['ControlFault'];

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
  server: ServerBehaviour;
  /** Quota for uploads, bytes. */
  uploadsMaxBytes: number;
}
