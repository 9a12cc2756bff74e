/** What every seeding function gets, and the few helpers that all of them use. */
import { rng, type Rng } from '../lib/random.ts';
import type { Clock } from '../world/clock.ts';
import type { Store } from '../world/types.ts';

export interface SeedContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly seed: number;
}

/**
 * Randomness that belongs to one field of one entity. A new field or a new row therefore never changes the values of
 * the others.
 */
export function randomOf(context: Pick<SeedContext, 'seed'>, entityId: string, field: string): Rng {
  return rng(`${context.seed}:${entityId}:${field}`);
}

/**
 * Epoch milliseconds of a time on a calendar day of the platform (UTC+8); of a day that is not in the future, never
 * later than the World's now.
 * @param days days after the World's today; negative for the past
 * @param time 'HH:mm'
 */
export function at(clock: Clock, days: number, time = '09:30'): number {
  const moment = Date.parse(`${clock.today(days)}T${time}:00+08:00`);
  return days > 0 ? moment : Math.min(moment, clock.now());
}
