/** Deadlines in groups, on the rail, and in the week, as pure functions. */
import { compare } from '#src/lib/compare.ts';
import { daysLeft } from '#src/parts/declaration/validity.ts';
import type { MyApplication } from './model.ts';
import { byDay, turnOf } from './overview.ts';

/** Days of the week that begins today. */
export const WEEK_DAYS = 7;

export const GROUPS = ['over', 'week', 'later'] as const;
export type Group = (typeof GROUPS)[number];

/** Null (no deadline stated) is later. */
export function groupOf(days: number | null): Group {
  if (days === null || days > WEEK_DAYS) return 'later';
  return days < 0 ? 'over' : 'week';
}

/** Days until the customer's deadline; null without one. */
export function daysOf({ progress }: MyApplication, today: string): number | null {
  return progress.customerDue === null ? null : daysLeft(progress.customerDue, today);
}

/** Groups that are not empty, in order; rows keep theirs. */
export function inGroups(
  rows: readonly MyApplication[],
  today: string,
): { group: Group; rows: MyApplication[] }[] {
  return GROUPS.map((group) => ({
    group,
    rows: rows.filter((row) => groupOf(daysOf(row, today)) === group),
  })).filter((one) => one.rows.length > 0);
}

/** Applications with a task for the user, next deadline first. */
export function waitingOf(rows: readonly MyApplication[], today: string): MyApplication[] {
  return rows.filter((row) => turnOf(row, today) === 'yours').sort(byDay);
}

/** `YYYY-MM-DD`, a number of days after another. */
export function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
}

/** Places on the rail: overdue, the seven days of the week, three more weeks, everything after. */
export const RAIL_PLACES = 12;

/** @returns 0 to 11 */
export function railPlace(days: number): number {
  if (days < 0) return 0;
  if (days < WEEK_DAYS) return 1 + days;
  return Math.min(RAIL_PLACES - 1, WEEK_DAYS + Math.floor(days / WEEK_DAYS));
}

export interface RailMark {
  place: number;
  rows: MyApplication[];
  /** Days until the first of them. */
  days: number;
  /** Days until the last of them. */
  until: number;
}

/** A word, or the days from today whose dates are written. */
export interface RailTick {
  place: number;
  is: 'over' | 'today' | { from: number; until: number };
}

/** What stands below the rail: its fixed words, the dates of the marks (one range for neighbours), and the end of the week. */
export function railTicks(marks: readonly RailMark[]): RailTick[] {
  const runs: { place: number; end: number; from: number; until: number }[] = [];
  for (const { place, days, until } of marks) {
    const last = runs.at(-1);
    if (last?.end === place - 1) Object.assign(last, { end: place, until });
    // What is overdue or due today has its word.
    else if (place > 1) runs.push({ place, end: place, from: days, until });
  }
  const week = railPlace(WEEK_DAYS);
  if (marks.length > 0 && runs.every(({ place, end }) => place > week + 1 || end < week - 1))
    runs.push({ place: week, end: week, from: WEEK_DAYS, until: WEEK_DAYS });
  const dates = runs.map(({ place, from, until }) => ({ place, is: { from, until } }));
  return [{ place: 0, is: 'over' as const }, { place: 1, is: 'today' as const }, ...dates].sort((a, b) =>
    compare(a.place, b.place),
  );
}

/** Deadlines of the user on the rail; applications without a stated deadline are not on it. */
export function railOf(rows: readonly MyApplication[], today: string): RailMark[] {
  const marks = new Map<number, RailMark>();
  for (const row of waitingOf(rows, today)) {
    const days = daysOf(row, today);
    if (days === null) continue;
    const place = railPlace(days);
    const mark = marks.get(place) ?? { place, rows: [], days, until: days };
    marks.set(place, { ...mark, rows: [...mark.rows, row], until: days });
  }
  return [...marks.values()].sort((a, b) => compare(a.place, b.place));
}
