import type { components } from '#src/api/generated/schema.d.ts';
import { distinctBy, answeredRows, text } from '#src/lib/received.ts';
import type { Place } from './values.ts';

/** Provinces or cities; entries without code or name are dropped. */
export function toPlaces(list: readonly components['schemas']['Region'][] | null): Place[] {
  const places = answeredRows(list, ['code', 'name'])
    .map((region) => ({ code: text(region.code), zh: text(region.name), en: text(region.enName) }))
    .filter(({ zh }) => zh !== '');
  return distinctBy(places, ({ code }) => code);
}
