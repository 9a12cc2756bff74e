/** Scenarios, a fresh World, and the World at a glance. */
import { present } from '../lib/tables.ts';
import { scenarios } from '../scenarios/index.ts';
import { platformTime } from '../world/clock.ts';
import { isSeed } from '../world/ids.ts';
import { UnknownScenarioError } from '../scenarios/create-world.ts';
import type { LiveWorld, WorldOptions } from '../world/world.ts';
import { recorderSummary } from './recording.ts';
import { mannerIn, mannerOf } from './server.ts';
import {
  A_TIME,
  isSize,
  isText,
  notThere,
  nowOf,
  objectBody,
  optional,
  type ControlCall,
  type ControlHandlers,
  type ControlSchemas,
} from './control.ts';

/** `ControlWorld`: what a person wants to know about a World first. */
export function worldSummary(world: LiveWorld): ControlSchemas['ControlWorld'] {
  return {
    id: world.id,
    scenario: world.scenario,
    seed: world.seed,
    now: platformTime(world.clock.now()),
    frozen: world.clock.frozen,
    persona: world.persona,
    server: mannerOf(world),
    counts: world.counts(),
    recorder: recorderSummary(world),
  };
}

/** Makes a fresh World; an unknown scenario is the caller's mistake. */
export async function resetTo(
  { mock, worldId }: Pick<ControlCall, 'mock' | 'worldId'>,
  options: WorldOptions,
): Promise<LiveWorld> {
  try {
    return await mock.worlds.resetInSlices(worldId, options);
  } catch (error) {
    if (error instanceof UnknownScenarioError) throw notThere(error.text, '/scenarios');
    throw error;
  }
}

export const worldHandlers = {
  listScenarios: () =>
    scenarios.map(({ id, title, description, persona }) => ({ id, title, description, persona })),

  resetWorld: async (call) => {
    const body = objectBody(call.body, ['scenario', 'seed', 'size', 'now', 'fields', 'dialects']);
    const scenario = optional(body, 'scenario', 'the id of a scenario', isText);
    const seed = optional(body, 'seed', 'a whole number from 0 to 4294967295', isSeed);
    const size = optional(body, 'size', '"small" or "large"', isSize);
    const now = optional(body, 'now', A_TIME, isText);
    return worldSummary(
      await resetTo(call, {
        ...present({ scenario, seed, size }),
        ...(now === undefined ? {} : { now: nowOf(now) }),
        ...mannerIn(body),
      }),
    );
  },

  getWorld: ({ world }) => worldSummary(world()),
} satisfies ControlHandlers<'listScenarios' | 'resetWorld' | 'getWorld'>;
