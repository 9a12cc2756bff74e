import type { Slices } from '../lib/slices.ts';
import { WorldClock, type Clock } from './clock.ts';
import type { CollectionName, SentCode, Fault, World, Ids, Outbox, Store } from './entities.ts';
import { CountedIds } from './ids.ts';
import { Journal } from './journal.ts';
import { UndoHistory, type UndoState } from './undo-history.ts';
import type { PersonaId } from './persona.ts';
import { SNAPSHOT_VERSION, type Snapshot, type WorldBase, type WorldState } from './snapshot.ts';
import { checkNames, checkShapes } from './references.ts';
import { STANDARD_BEHAVIOUR, type DialectId, type ServerBehaviour } from './server.ts';
import type { RowChange, TrackedStore } from './store.ts';
import { Recorder, recorderBase } from './recorder.ts';
import { UPLOADS_MAX_BYTES } from './incoming.ts';

/** Validity of a code, ms (invented). */
const CODE_LIFETIME_MS = 5 * 60_000;

/** Handlers enforce the limits of resending and of attempts. */
function createOutbox(store: Store, clock: Clock, ids: Ids): Outbox {
  return {
    send(message): SentCode {
      const sentAt = clock.now();
      return store.sentCodes.put({
        id: ids.next('code'),
        channel: message.channel,
        to: message.to,
        purpose: message.purpose,
        code: ids.code(),
        sentAt,
        expiresAt: sentAt + CODE_LIFETIME_MS,
        usedAt: null,
      });
    },
    list: () => store.sentCodes.all().toReversed(),
  };
}

export interface WorldOptions {
  scenario?: string;
  /** Integer. With a seed, the start time is fixed, so that the World is deterministic. */
  seed?: number;
  size?: 'small' | 'large';
  /** Start time, epoch ms. Default: real time, or a fixed time with a seed. */
  now?: number;
  /** `documented`: responses omit fields that no document names. */
  fields?: ServerBehaviour['fields'];
  dialects?: readonly DialectId[];
}

/** A World with internals for the core, the control API and the adapters. */
export interface LiveWorld extends World {
  readonly base: WorldBase;
  readonly journal: Journal;
  /** Of a restored World it begins with the snapshot; storage has its own (step-history.ts). */
  recorder: Recorder;
  /** Undo steps; snapshots do not contain them, storage does (step-history.ts). */
  readonly past: UndoHistory;
  /** Last persona signed in by a link or the control API. */
  persona: PersonaId | null;
  /** Incremented by each control API change, so that the UI reloads. */
  steered: number;
  /** Returns the rows changed since the last call of this method. */
  takeChanges(): RowChange[];
  /** Rows of all collections; called after every request. */
  count(): number;
  counts(): Record<CollectionName, number>;
  /** @param entries number of journal entries to include */
  snapshot(entries?: number): Snapshot;
  /** Mutual exclusion: calls never see partial changes of another call. */
  exclusive<T>(work: () => T | Promise<T>): T | Promise<T>;
}

/** Definition of a World, chosen by mocks/scenarios, which knows seed and scenarios. */
export interface InitialState {
  readonly base: WorldBase;
  readonly faults: readonly Fault[];
  readonly server: ServerBehaviour;
  readonly seededStore: () => Slices<TrackedStore>;
  /** Runs before the first call with a frozen clock, so that its duration does not show in the rows. */
  readonly prepare?: ((world: World) => void) | undefined;
}

/** Serialises asynchronous work; runs synchronous work immediately if the queue is empty. */
function createQueue(): <T>(work: () => T | Promise<T>) => T | Promise<T> {
  let busy: Promise<unknown> | null = null;
  return <T>(work: () => T | Promise<T>): T | Promise<T> => {
    const result = busy === null ? work() : busy.then(work);
    if (!(result instanceof Promise)) return result;
    const done: Promise<unknown> = result.then(
      () => (busy === done ? (busy = null) : null),
      () => (busy === done ? (busy = null) : null),
    );
    busy = done;
    return result;
  };
}

/**
 * Creates a World from its definition.
 * @param from changes since then, applied over it. Throws if one of its collections no longer exists.
 */
export function* buildWorld(
  id: string,
  { base, faults, server, seededStore, prepare }: InitialState,
  from?: WorldState,
): Slices<LiveWorld> {
  const tracked = yield* seededStore();
  const { store } = tracked;
  const start = Date.parse(base.now);
  const clock = new WorldClock(start);
  const ids = new CountedIds(base.seed);
  const journal = new Journal();

  const standing = (): UndoState => ({
    persona: world.persona,
    clock: clock.state(),
    counters: ids.counters(),
    faults: world.faults.map((fault) => ({ ...fault })),
    rows: tracked.held(),
  });

  const world: Omit<LiveWorld, 'past'> = {
    id,
    scenario: base.scenario,
    seed: base.seed,
    size: base.size,
    store,
    clock,
    ids,
    outbox: createOutbox(store, clock, ids),
    faults: faults.map((fault): Fault => ({ ...fault })),
    server,
    uploadsMaxBytes: UPLOADS_MAX_BYTES,
    base,
    journal,
    recorder: new Recorder(
      from === undefined ? 'start' : recorderBase({ version: SNAPSHOT_VERSION, base, state: from }),
    ),
    persona: null,
    steered: 0,
    takeChanges: () => tracked.takeChanges(),
    count: () => tracked.count(),
    counts: () => tracked.counts(),
    exclusive: createQueue(),
    snapshot: (entries) => ({
      version: SNAPSHOT_VERSION,
      base,
      state: {
        ...standing(),
        server: world.server,
        rows: tracked.held().difference(),
        journal: { count: journal.count, entries: journal.tail(entries) },
      },
    }),
  };

  clock.set({ now: start, frozen: true });
  prepare?.(world);
  clock.set({ frozen: false });
  tracked.endSeed();

  if (from !== undefined) {
    checkShapes(from.rows);
    world.persona = from.persona;
    world.server = from.server ?? STANDARD_BEHAVIOUR;
    world.faults = from.faults.map((fault) => ({ ...fault }));
    clock.restore(from.clock);
    ids.restore(from.counters);
    tracked.apply(from.rows);
    checkNames(tracked, from.rows);
    tracked.takeChanges();
    journal.restore(from.journal.entries, from.journal.count);
  }
  // Undo history starts here.
  return Object.assign(world, { past: new UndoHistory(standing) });
}
