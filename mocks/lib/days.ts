/**
 * Calendar days as numbers and as 'YYYY-MM-DD'. An answer has dozens of dates, most of them of the same days, and each made by
 * way of a `Date` takes a microsecond.
 */

export const DAY_MS = 86_400_000;

/** Days that are remembered: eleven years. */
const REMEMBERED = 4096;

const texts = new Map<number, string>();
const numbers = new Map<string, number>();

function remember<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}

/** The text of a day that is counted from 1 January 1970. Throws a RangeError for what is no day. */
export function dayText(number: number): string {
  return texts.get(number) ?? remember(texts, number, new Date(number * DAY_MS).toISOString().slice(0, 10));
}

/** The number of a day by its text; NaN for any other text. */
export function dayOfText(text: string): number {
  return numbers.get(text) ?? remember(numbers, text, Date.parse(`${text}T00:00:00Z`) / DAY_MS);
}

/** 0 is Sunday, as `Date` has it. */
export function weekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}
