import type { ControlSchemas } from '../openapi/control.gen.ts';
import type { ServerBehaviour } from './server.ts';
import type { Clock } from './clock.ts';
import type { MemoryCollection } from './collection.ts';
import type { CountedIds } from './ids.ts';
import type { CollectionName, Collections, Row, SentCode } from './entities.ts';

/** A collection as handlers, operators and scenarios use it. */
export type Collection<T extends Row> = Pick<
  MemoryCollection<T>,
  'get' | 'all' | 'where' | 'find' | 'put' | 'update' | 'remove' | 'size' | 'version'
>;

export type Store = { readonly [Name in CollectionName]: Collection<Collections[Name]> };

export type Ids = Pick<CountedIds, 'next' | 'token' | 'code' | 'draw'>;

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
