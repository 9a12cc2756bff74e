/** Calendar days as numbers and as 'YYYY-MM-DD'. */

export const DAY_MS = 86_400_000;

/** From 1 January 1970. Throws RangeError if invalid. */
export function dayText(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** NaN if invalid. */
export function dayOfText(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS;
}

export function weekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}
