/** Times on the wire: local time of the platform, UTC+8 (contract, DateTime). */
import { DAY_MS, dayText } from '../lib/days.ts';

const PLATFORM_OFFSET_MS = 8 * 3_600_000;

/** '00' to '59'. */
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** 'YYYY-MM-DD HH:mm:ss' of a moment in epoch ms. */
export function dateTime(epochMs: number): string {
  const local = epochMs + PLATFORM_OFFSET_MS;
  const day = Math.floor(local / DAY_MS);
  const seconds = Math.floor((local - day * DAY_MS) / 1000);
  const minutes = Math.floor(seconds / 60);
  const [hour, minute] = [TWO_DIGITS[Math.floor(minutes / 60)], TWO_DIGITS[minutes % 60]];
  return `${dayText(day)} ${hour}:${minute}:${TWO_DIGITS[seconds % 60]}`;
}

/** {@link dateTime}, or null where there is no moment. */
export function dateTimeOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : dateTime(epochMs);
}

/** 'YYYY-MM-DD' of a moment in epoch ms. */
export function dateOf(epochMs: number): string {
  return dayText(Math.floor((epochMs + PLATFORM_OFFSET_MS) / DAY_MS));
}

/** First moment of a calendar day as it stands on the wire. */
export function dayStart(day: string): string {
  return `${day} 00:00:00`;
}

/** Last second of a calendar day as it stands on the wire. */
export function dayEnd(day: string): string {
  return `${day} 23:59:59`;
}
