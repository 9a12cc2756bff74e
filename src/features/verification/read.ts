import type { components } from '#src/api/generated/schema.d.ts';
import { distinctBy, records, text } from '#src/lib/received.ts';
import type { Place } from './values.ts';

/** Provinces, or the cities of one; what has no code or no name cannot be chosen. */
export function toPlaces(list: readonly components['schemas']['Region'][] | null): Place[] {
  const places = records(list)
    .map((region) => ({ code: text(region.code), zh: text(region.name), en: text(region.enName) }))
    .filter(({ zh }) => zh !== '');
  return distinctBy(places, ({ code }) => code);
}
