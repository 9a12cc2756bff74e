/** A World: everything the mock knows, made from its definition, and nothing else is state. */
import { scenarios } from '../scenarios/index.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { seedStore } from '../seed/index.ts';
import type { PersonaId } from './persona.ts';
import { FIXED_START, platformTime, WorldClock } from './clock.ts';
import type { CollectionName } from './entities.ts';
import { CountedIds } from './ids.ts';
import { Journal } from './journal.ts';
import { createOutbox } from './outbox.ts';
import { SNAPSHOT_VERSION, type Snapshot, type WorldBase } from './snapshot.ts';
import { createStore, type RowChange } from './store.ts';
import type { Fault, World } from './types.ts';

/** Seed of a World for which nobody named one. */
export const DEFAULT_SEED = 1;
export const DEFAULT_SCENARIO = 'default';

export interface WorldOptions {
  scenario?: string;
  /** Whole number. With a seed, the World starts at a fixed time, so that its bytes are the same every time. */
  seed?: number;
  size?: 'small' | 'large';
  /** Start time, epoch ms. Without it: real time, or the fixed time when a seed is given. */
  now?: number;
}

/** A World with what only the core, the control API and the adapters use. */
export interface LiveWorld extends World {
  readonly base: WorldBase;
  readonly journal: Journal;
  /** Who a link or the control API signed in last. */
  persona: PersonaId | null;
  /** Rows changed since the last time this was called. */
  takeChanges(): RowChange[];
  counts(): Record<CollectionName, number>;
  /** @param entries how much of the journal goes with it. */
  snapshot(entries?: number): Snapshot;
  /** Runs one thing after the other, so that a call sees no other call's half-done work. */
  exclusive<T>(work: () => T | Promise<T>): T | Promise<T>;
}

/** A scenario that nobody wrote. */
export class UnknownScenarioError extends Error {
  override readonly name = 'UnknownScenarioError';
}

/** The scenario of this id. Throws {@link UnknownScenarioError}. */
export function scenarioOf(id: string): Scenario {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (found === undefined) throw new UnknownScenarioError(`There is no scenario "${id}"`);
  return found;
}

function define(options: WorldOptions, scenario: Scenario): WorldBase {
  return {
    scenario: scenario.id,
    seed: options.seed ?? DEFAULT_SEED,
    size: scenario.size ?? options.size ?? 'small',
    now: platformTime(options.now ?? (options.seed === undefined ? Date.now() : FIXED_START)),
  };
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

function build(id: string, base: WorldBase): { world: LiveWorld; restore: (from: Snapshot) => void } {
  const room = createStore();
  const { store } = room;
  const start = Date.parse(base.now);
  const clock = new WorldClock(start);
  const ids = new CountedIds(base.seed);
  const journal = new Journal();
  const scenario = scenarioOf(base.scenario);

  const world: LiveWorld = {
    id,
    scenario: base.scenario,
    seed: base.seed,
    size: base.size,
    store,
    clock,
    ids,
    outbox: createOutbox(store, clock, ids),
    faults: (scenario.faults ?? []).map((fault): Fault => ({ ...fault })),
    base,
    journal,
    persona: null,
    takeChanges: () => room.takeChanges(),
    counts: () => room.counts(),
    exclusive: createQueue(),
    snapshot: (entries) => ({
      version: SNAPSHOT_VERSION,
      base,
      state: {
        persona: world.persona,
        clock: clock.state(),
        counters: ids.counters(),
        faults: world.faults.map((fault) => ({ ...fault })),
        rows: room.difference(),
        journal: { count: journal.count, entries: journal.tail(entries) },
      },
    }),
  };

  // The clock stands while the seed is laid and the scenario prepared: how long that takes must not show in the rows.
  clock.set({ now: start, frozen: true });
  seedStore(store, { clock, seed: base.seed, size: base.size });
  scenario.prepare?.(world);
  clock.set({ frozen: false });
  room.endSeed();

  return {
    world,
    restore({ state: from }) {
      world.persona = from.persona;
      world.faults = from.faults.map((fault) => ({ ...fault }));
      clock.restore(from.clock);
      ids.restore(from.counters);
      room.apply(from.rows);
      room.takeChanges();
      journal.restore(from.journal.entries, from.journal.count);
    },
  };
}

/** Makes a World from its definition. Throws {@link UnknownScenarioError}. */
export function createWorld(id: string, options: WorldOptions = {}): LiveWorld {
  return build(id, define(options, scenarioOf(options.scenario ?? DEFAULT_SCENARIO))).world;
}

/** Makes a World as a snapshot left it. Throws when the snapshot's scenario or a collection is gone. */
export function restoreWorld(id: string, snapshot: Snapshot): LiveWorld {
  const { world, restore } = build(id, snapshot.base);
  restore(snapshot);
  return world;
}
