/** Creates Worlds from scenarios: the seed, the scenario's changes, and for a snapshot its later changes. */
import { atOnce, type Slices } from '../lib/slices.ts';
import { seedStore } from '../seed/index.ts';
import { FIXED_START, platformTime, WorldClock } from '../world/clock.ts';
import { dialectsNamed } from '../world/server.ts';
import type { Snapshot, WorldBase } from '../world/snapshot.ts';
import { createStore, type TrackedStore } from '../world/store.ts';
import { buildWorld, type InitialState, type LiveWorld, type WorldOptions } from '../world/world.ts';
import type { WorldFactory } from '../world/worlds.ts';
import type { Scenario } from './scenario.ts';
import { BilingualError } from '../lib/text.ts';
import { applicationScenarios } from './application-scenarios.ts';
import { platformScenarios } from './platform-scenarios.ts';
import { serviceScenarios } from './service-scenarios.ts';

export const scenarios = [...platformScenarios, ...applicationScenarios, ...serviceScenarios];

const DEFAULT_SEED = 1;
const DEFAULT_SCENARIO = 'default';

export class UnknownScenarioError extends BilingualError {
  override readonly name = 'UnknownScenarioError';
  constructor(id: string) {
    super(`There is no scenario "${id}"`, `没有情景“${id}”`);
  }
}

/** Throws {@link UnknownScenarioError}. */
export function scenarioOf(id: string): Scenario {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (found === undefined) throw new UnknownScenarioError(id);
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

const seededStores = new Map<string, TrackedStore>();
const SEEDED_STORES_MAX = 4;

function* seeded({ seed, size, now }: WorldBase): Slices<TrackedStore> {
  const room = createStore();
  const start = Date.parse(now);
  const clock = new WorldClock(start);
  clock.set({ now: start, frozen: true });
  yield* seedStore(room.store, { clock, seed, size });
  return room;
}

/** Worlds with the same seed and time share its rows: creating them is most of a World's cost. */
function* seededStoreOf(base: WorldBase): Slices<TrackedStore> {
  if (base.size === 'large') return yield* seeded(base);
  const key = `${String(base.seed)} ${base.now}`;
  const seededStore = seededStores.get(key) ?? (yield* seeded(base));
  seededStores.delete(key);
  seededStores.set(key, seededStore);
  const [oldest] = seededStores.keys();
  if (seededStores.size > SEEDED_STORES_MAX && oldest !== undefined) seededStores.delete(oldest);
  return seededStore.fork();
}

function beginning(
  base: WorldBase,
  { faults = [], prepare }: Scenario,
  { fields = 'all', dialects = [] }: WorldOptions = {},
): InitialState {
  const server = { fields, dialects: dialectsNamed(dialects) };
  return { base, faults, server, seededStore: () => seededStoreOf(base), prepare };
}

/** In slices. Throws {@link UnknownScenarioError} before the first one. */
function create(id: string, options: WorldOptions = {}): Slices<LiveWorld> {
  const scenario = scenarioOf(options.scenario ?? DEFAULT_SCENARIO);
  return buildWorld(id, beginning(define(options, scenario), scenario, options));
}

/** In slices. Throws if the scenario is gone or a row is invalid. */
function restore(id: string, { base, state }: Snapshot): Slices<LiveWorld> {
  return buildWorld(id, beginning(base, scenarioOf(base.scenario)), state);
}

/** The World of a definition as it began, in slices. Throws {@link UnknownScenarioError}. */
export function startOf({ base }: Pick<LiveWorld, 'base'>): Slices<LiveWorld> {
  return create('start', { ...base, now: Date.parse(base.now) });
}

export const worldFactory: WorldFactory = { create, restore };

/** Synchronous. Throws {@link UnknownScenarioError}. */
export function createWorld(id: string, options?: WorldOptions): LiveWorld {
  return atOnce(create(id, options));
}

/** Synchronous. Throws if the scenario is gone or a row is invalid. */
export function restoreWorld(id: string, snapshot: Snapshot): LiveWorld {
  return atOnce(restore(id, snapshot));
}
