import { rng, type Rng } from '../lib/random.ts';
import type { Clock } from '../world/clock.ts';
import type { Store } from '../world/entities.ts';

/** HTML fragments of trusted texts, which need no escaping. */

/** Lines that begin with `#` are headings. */
export function paragraphs(...lines: readonly string[]): string {
  return lines
    .map((line) => (line.startsWith('# ') ? `<h2>${line.slice(2)}</h2>` : `<p>${line}</p>`))
    .join('');
}

export function section(heading: string, ...lines: readonly string[]): string {
  return `<h2>${heading}</h2>${paragraphs(...lines)}`;
}

export function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

export interface SeedContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly seed: number;
}

/** Independent randomness per field of an entity: new fields and rows do not change others. */
export function randomOf(context: Pick<SeedContext, 'seed'>, entityId: string, field: string): Rng {
  return rng(`${context.seed}:${entityId}:${field}`);
}

/**
 * Epoch ms of a time on a day (UTC+8), not later than now unless the day is in the future.
 * @param days from the World's today; negative for the past
 * @param time 'HH:mm'
 */
export function at(clock: Clock, days: number, time = '09:30'): number {
  const moment = Date.parse(`${clock.today(days)}T${time}:00+08:00`);
  return days > 0 ? moment : Math.min(moment, clock.now());
}
