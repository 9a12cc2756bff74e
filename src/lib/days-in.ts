import { isDay } from './day.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** 2026-11-20, 2026/11/20, 2026年11月20日; 20 Nov 2026; November 20, 2026. */
const DAYS =
  /(?<y1>\d{4})\s*[-/.年]\s*(?<m1>\d{1,2})\s*[-/.月]\s*(?<d1>\d{1,2})|(?<d2>\d{1,2})\s+(?<m2>[a-z]{3})[a-z]*\.?,?\s+(?<y2>\d{4})|(?<m3>[a-z]{3})[a-z]*\.?\s+(?<d3>\d{1,2}),?\s+(?<y3>\d{4})/gi;

interface DayMatch {
  /** `YYYY-MM-DD`. */
  day: string;
  index: number;
  written: string;
}

export function daysIn(text: string): DayMatch[] {
  return [...text.matchAll(DAYS)].flatMap(({ groups = {}, index, 0: written }) => {
    const { y1, m1, d1, y2, m2, d2, y3, m3, d3 } = groups;
    const named = m2 ?? m3;
    const month = named === undefined ? Number(m1) : MONTHS.indexOf(named.toLowerCase()) + 1;
    const parts = [month, Number(d1 ?? d2 ?? d3)].map((part) => String(part).padStart(2, '0'));
    const day = [y1 ?? y2 ?? y3, ...parts].join('-');
    return isDay(day) ? [{ day, index, written }] : [];
  });
}

/** Range of date fields: other years are typos. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** The date of a typed text, `YYYY-MM-DD`; null if it is none or out of range. */
export function dayTyped(text: string): string | null {
  const typed = text.normalize('NFKC').trim().replace(/日$/, '');
  const [found] = daysIn(typed);
  if (found?.written !== typed) return null;
  return found.day >= FIRST_DAY && found.day <= LAST_DAY ? found.day : null;
}
