/** Calendar days as numbers and as 'YYYY-MM-DD'. Cached: answers contain dozens of dates, and each `Date` takes a microsecond. */

export const DAY_MS = 86_400_000;

/** Days, about eleven years. */
const CACHE_SIZE = 4096;

const texts = new Map<number, string>();
const numbers = new Map<string, number>();

function remember<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  if (known.size >= CACHE_SIZE) known.clear();
  known.set(key, value);
  return value;
}

/** From 1 January 1970. Throws RangeError if invalid. */
export function dayText(number: number): string {
  return texts.get(number) ?? remember(texts, number, new Date(number * DAY_MS).toISOString().slice(0, 10));
}

/** NaN if invalid. */
export function dayOfText(text: string): number {
  return numbers.get(text) ?? remember(numbers, text, Date.parse(`${text}T00:00:00Z`) / DAY_MS);
}

export function weekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}
