/** Moments as people read them. */
import type { Language } from '#src/i18n/keys.ts';

/** Largest first; in milliseconds. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago something happened on the machine's clock: `3 hours ago`. In no time zone, for beside it stands the World's own time,
 * which is another.
 */
export function ago(moment: string, language: Language, now: number = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // A server's clock may be ahead of the browser's.
  const past = Math.max(0, now - Date.parse(moment));
  const [unit, size] = UNITS.find(([, length]) => past >= length) ?? ['second', Infinity];
  return words.format(-Math.floor(past / size), unit);
}

/** `2026-11-22T09:00:00.000+08:00` as people read it: `2026-11-22 09:00:00`, in the platform's time zone. */
export function shownTime(time: string): string {
  return time.slice(0, 19).replace('T', ' ');
}
