import type { Store } from '../world/types.ts';
import { dateOf } from './dates.ts';
import { derived } from './derived.ts';

const highest = derived(['applications'], (store) => {
  const days = new Map<string, number>();
  for (const { number } of store.applications.all()) {
    const day = number.slice(0, 11);
    days.set(day, Math.max(days.get(day) ?? 0, Number(number.slice(11))));
  }
  return days;
});

/** `APP20260903001` for the first application of 3 September 2026. */
export function nextApplicationNumber(store: Store, now: number): string {
  const day = `APP${dateOf(now).replaceAll('-', '')}`;
  return `${day}${String((highest(store).get(day) ?? 0) + 1).padStart(3, '0')}`;
}
