/** Deadlines in groups, on the rail, and in the week, as pure functions. */
import { daysLeft } from '#src/parts/declaration/validity.ts';
import type { MyApplication } from './model.ts';
import { byDay, turnOf } from './overview.ts';

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

export function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
}

/** Dates on the rail: more would not fit under it on a phone. */
export const RAIL_DATES = 5;

export interface RailMark {
  /** What is written below: the date of that day, or a word. */
  is: 'over' | 'today' | 'day' | 'later';
  /** Days from today until the first of them. */
  days: number;
  /** None: the place of today alone. */
  rows: MyApplication[];
}

/**
 * Deadlines of the user in order, equally far apart: what is overdue, today, a mark a day, and what is later than these.
 * Applications without a stated deadline are not on it.
 */
export function railOf(rows: readonly MyApplication[], today: string): RailMark[] {
  const due = waitingOf(rows, today).flatMap((row) => {
    const days = daysOf(row, today);
    return days === null ? [] : [{ row, days }];
  });
  const dates = [...new Set(due.map(({ days }) => days))].filter((days) => days > 0);
  const later = dates.length > RAIL_DATES ? (dates[RAIL_DATES - 1] ?? Infinity) : Infinity;
  const mark = (is: RailMark['is'], belongs: (days: number) => boolean): RailMark => {
    const found = due.filter(({ days }) => belongs(days));
    return { is, days: found[0]?.days ?? 0, rows: found.map(({ row }) => row) };
  };
  return [
    mark('over', (days) => days < 0),
    mark('today', (days) => days === 0),
    ...dates.filter((date) => date < later).map((date) => mark('day', (days) => days === date)),
    mark('later', (days) => days >= later),
  ].filter(({ is, rows: found }) => is === 'today' || found.length > 0);
}
