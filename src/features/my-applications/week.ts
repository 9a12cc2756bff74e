/** The seven days from today with what falls on them, as pure functions. */
import type { Language } from '#src/i18n/keys.ts';
import { daysLeft } from '#src/parts/declaration/validity.ts';
import { dayAfter, WEEK_DAYS } from './deadlines.ts';
import type { MyApplication } from './model.ts';
import { situationOf, type Urgency } from './situation.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `11-29` in Chinese, `29 Nov` in English. @param day `YYYY-MM-DD` */
export function shortDay(day: string, lang: Language): string {
  const [, month = '', date = ''] = day.split('-');
  return lang === 'zh' ? `${month}-${date}` : `${String(Number(date))} ${MONTHS[Number(month) - 1] ?? month}`;
}

/** Date of a day of the week: English names the month where it begins, which phones have room for. @param day `YYYY-MM-DD` */
export function dateInWeek(day: string, lang: Language, isFirst: boolean): string {
  return lang === 'zh' || isFirst || day.endsWith('-01') ? shortDay(day, lang) : String(Number(day.slice(8)));
}

/** `Fri`, `周五`. @param day `YYYY-MM-DD` */
export function weekdayName(day: string, lang: Language): string {
  const names = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return names.format(new Date(`${day}T00:00:00Z`));
}

export interface WeekMark {
  application: MyApplication;
  /** Urgency of the user's deadline, or the day that the platform plans. */
  kind: Urgency | 'plan';
}

export interface WeekDay {
  day: string;
  marks: WeekMark[];
}

/** Day that counts for an application: the user's deadline while it is their turn, else the platform's plan. */
function markOf(application: MyApplication, today: string): (WeekMark & { day: string }) | null {
  const { own, plan, turn } = situationOf(application.progress, today);
  if (turn === 'yours') return own === null ? null : { application, kind: own.urgency, day: own.date };
  return plan === null || turn === 'released' ? null : { application, kind: 'plan', day: plan.date };
}

/** Seven days from today; the user's own deadlines first. */
export function weekOf(rows: readonly MyApplication[], today: string): WeekDay[] {
  const marks = rows.map((row) => markOf(row, today)).filter((mark) => mark !== null);
  return Array.from({ length: WEEK_DAYS }, (_, index) => ({
    day: dayAfter(today, index),
    marks: marks
      .filter(({ day }) => daysLeft(day, today) === index)
      .sort((a, b) => Number(a.kind === 'plan') - Number(b.kind === 'plan')),
  }));
}
