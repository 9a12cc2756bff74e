import { createWorld } from '#mocks/scenarios/create-world.ts';
import type { World } from '#mocks/world/entities.ts';

/** A World whose clock stands, so that moments can be compared. */
export function start(scenario = 'default'): World {
  const world = createWorld('test', { scenario, seed: 1 });
  world.clock.set({ frozen: true });
  return world;
}
