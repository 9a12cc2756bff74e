/** Times on the wire: 'YYYY-MM-DD HH:mm:ss' in UTC+8 (contract, DateTime). */
import { DAY_MS, dayText, dayOfText, weekday } from '../lib/days.ts';

export function addDays(day: string, days: number): string {
  return dayText(dayOfText(day) + days);
}

/** Last day of a validity of whole years: the day before the anniversary. */
export function lastValidDay(firstDay: string, years: number): string {
  const date = new Date(`${firstDay}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return addDays(date.toISOString().slice(0, 10), -1);
}

/** Skips Saturdays and Sundays. */
export function addWorkingDays(day: string, workingDays: number): string {
  let number = dayOfText(day);
  for (let left = workingDays; left > 0;) {
    number += 1;
    if (weekday(number) % 6 !== 0) left -= 1;
  }
  return dayText(number);
}

/** 29 February becomes 1 March in other years. */
export function moveDay(day: string, years: number, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const PLATFORM_OFFSET_MS = 8 * 3_600_000;

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

export function dateTimeOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : dateTime(epochMs);
}

/** 'YYYY-MM-DD' in UTC+8. */
export function dateOf(epochMs: number): string {
  return dayText(Math.floor((epochMs + PLATFORM_OFFSET_MS) / DAY_MS));
}

export function dayStart(day: string): string {
  return `${day} 00:00:00`;
}

export function dayEnd(day: string): string {
  return `${day} 23:59:59`;
}
