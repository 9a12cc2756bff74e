/** Reckoning with calendar days, 'YYYY-MM-DD'. */
import { dayOfText, dayText, weekday } from '../lib/days.ts';

/** A calendar day moved by whole days. */
export function addDays(day: string, days: number): string {
  return dayText(dayOfText(day) + days);
}

/** Last day of a validity of whole years: the day before the anniversary. */
export function lastValidDay(firstDay: string, years: number): string {
  const date = new Date(`${firstDay}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return addDays(date.toISOString().slice(0, 10), -1);
}

/** A calendar day moved by working days; Saturdays and Sundays do not count. */
export function addWorkingDays(day: string, workingDays: number): string {
  let number = dayOfText(day);
  for (let left = workingDays; left > 0;) {
    number += 1;
    if (weekday(number) % 6 !== 0) left -= 1;
  }
  return dayText(number);
}

/** 'YYYY-MM-DD' moved by whole years and days; 29 February becomes 1 March where there is none. */
export function moveDay(day: string, years: number, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
