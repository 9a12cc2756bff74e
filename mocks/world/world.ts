/** A World: everything the mock knows, made from its definition, and nothing else is state. */
import type { Slices } from '../lib/slices.ts';
import { WorldClock } from './clock.ts';
import type { CollectionName } from './entities.ts';
import { CountedIds } from './ids.ts';
import { Journal } from './journal.ts';
import { createOutbox } from './outbox.ts';
import { Past, type Standing } from './past.ts';
import type { PersonaId } from './persona.ts';
import { SNAPSHOT_VERSION, type Snapshot, type WorldBase, type WorldState } from './snapshot.ts';
import { checkNames, checkShapes } from './rows.ts';
import { AS_AGREED, type DialectId, type ServerManner } from './server.ts';
import type { RowChange, StoreRoom } from './store.ts';
import { Tape } from './tape.ts';
import type { Fault, World } from './types.ts';
import { UPLOADS_MAX_BYTES } from './uploads.ts';

export interface WorldOptions {
  scenario?: string;
  /** Whole number. With a seed, the World starts at a fixed time, so that its bytes are the same every time. */
  seed?: number;
  size?: 'small' | 'large';
  /** Start time, epoch ms. Without it: real time, or the fixed time when a seed is given. */
  now?: number;
  /** `documented`: its server knows nothing that no document names. */
  fields?: ServerManner['fields'];
  /** How its server deviates from the contract. */
  dialects?: readonly DialectId[];
}

/** A World with what only the core, the control API and the adapters use. */
export interface LiveWorld extends World {
  readonly base: WorldBase;
  readonly journal: Journal;
  /** Of a World that came from a file it begins in the middle: a snapshot does not carry it. */
  tape: Tape;
  /** Steps that can be undone; none from before a file or a storage. */
  readonly past: Past;
  /** Who a link or the control API signed in last. */
  persona: PersonaId | null;
  /** How often somebody has steered it from outside, by the control API: who shows it reads again. */
  steered: number;
  /** Rows changed since the last time this was called. */
  takeChanges(): RowChange[];
  /** Rows of all collections together: asked for after every call. */
  count(): number;
  counts(): Record<CollectionName, number>;
  /** @param entries how much of the journal goes with it. */
  snapshot(entries?: number): Snapshot;
  /** Runs one thing after the other, so that a call sees no other call's half-done work. */
  exclusive<T>(work: () => T | Promise<T>): T | Promise<T>;
}

/** What a World begins with. The rooms above choose it: they know the seed and the scenarios. */
export interface Beginning {
  readonly base: WorldBase;
  /** In force from the first call on; the World gets its own copy. */
  readonly faults: readonly Fault[];
  readonly server: ServerManner;
  /** The store with the rows of the seed. */
  readonly ground: () => Slices<StoreRoom>;
  /** What happens on it before anybody comes, while the clock stands: how long that takes must not show in the rows. */
  readonly prepare?: ((world: World) => void) | undefined;
}

/** Lets promises wait for each other, and plain work run at once when nobody is waiting. */
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
 * Makes a World from its beginning.
 * @param from lays what happened to a World of this beginning since, over it. Throws when one of its collections is gone.
 */
export function* buildWorld(
  id: string,
  { base, faults, server, ground, prepare }: Beginning,
  from?: WorldState,
): Slices<LiveWorld> {
  const room = yield* ground();
  const { store } = room;
  const start = Date.parse(base.now);
  const clock = new WorldClock(start);
  const ids = new CountedIds(base.seed);
  const journal = new Journal();

  const standing = (): Standing => ({
    persona: world.persona,
    clock: clock.state(),
    counters: ids.counters(),
    faults: world.faults.map((fault) => ({ ...fault })),
    rows: room.held(),
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
    tape: new Tape(from === undefined),
    persona: null,
    steered: 0,
    takeChanges: () => room.takeChanges(),
    count: () => room.count(),
    counts: () => room.counts(),
    exclusive: createQueue(),
    snapshot: (entries) => ({
      version: SNAPSHOT_VERSION,
      base,
      state: {
        ...standing(),
        server: world.server,
        rows: room.difference(),
        journal: { count: journal.count, entries: journal.tail(entries) },
      },
    }),
  };

  clock.set({ now: start, frozen: true });
  prepare?.(world);
  clock.set({ frozen: false });
  room.endSeed();

  if (from !== undefined) {
    checkShapes(from.rows);
    world.persona = from.persona;
    world.server = from.server ?? AS_AGREED;
    world.faults = from.faults.map((fault) => ({ ...fault }));
    clock.restore(from.clock);
    ids.restore(from.counters);
    room.apply(from.rows);
    checkNames(room, from.rows);
    room.takeChanges();
    journal.restore(from.journal.entries, from.journal.count);
  }
  // From here on it has a past.
  return Object.assign(world, { past: new Past(standing) });
}
