/** A freshly seeded store at a fixed time, for tests of the seed alone. */
import { atOnce } from '#mocks/lib/slices.ts';
import { seedStore } from '#mocks/seed/index.ts';
import { FIXED_START, WorldClock } from '#mocks/world/clock.ts';
import { createStore, type TrackedStore } from '#mocks/world/store.ts';
import type { Clock } from '#mocks/world/clock.ts';
import type { Store } from '#mocks/world/entities.ts';

export interface Seeded {
  readonly store: Store;
  readonly clock: Clock;
  readonly room: TrackedStore;
}

export function seeded({
  seed = 1,
  now = FIXED_START,
  size = 'small',
}: { seed?: number; now?: number; size?: 'small' | 'large' } = {}): Seeded {
  const room = createStore();
  const clock = new WorldClock(now);
  clock.set({ now, frozen: true });
  atOnce(seedStore(room.store, { clock, seed, size }));
  return { store: room.store, clock, room };
}
