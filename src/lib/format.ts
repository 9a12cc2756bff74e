import { number } from './received.ts';

/** How numbers, units, dates and sizes are written, in both languages. */

type Lang = 'zh' | 'en';

/** A thin space that does not break: between a number and its unit, and around a stroke. */
export const THIN_SPACE = '\u202F';
/** A space at which no line ends: within a date. */
const NO_BREAK = '\u00A0';
/** Unit of the global warming potential, always written out (declared unit: 1 tonne). */
export const GWP_UNIT = `kg\u00A0CO₂e${THIN_SPACE}/${THIN_SPACE}t`;
/** What stands where a value is missing. */
export const NO_VALUE = '–';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** Server times are local times of the platform (openapi/common.yaml, DateTime). */
const PLATFORM_OFFSET_MS = 8 * 60 * 60 * 1000;
const WIRE_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/;

interface Moment {
  year: string;
  month: string;
  day: string;
  time: string | null;
}

function readMoment(value: string | Date): Moment | null {
  const text =
    typeof value === 'string'
      ? value
      : Number.isNaN(value.getTime())
        ? ''
        : new Date(value.getTime() + PLATFORM_OFFSET_MS).toISOString();
  const [, year, month, day, hour, minute] = WIRE_DATE.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (MONTHS[Number(month) - 1] === undefined || Number(day) < 1 || Number(day) > 31) return null;
  return { year, month, day, time: hour === undefined || minute === undefined ? null : `${hour}:${minute}` };
}

function writeDay({ year, month, day }: Moment, lang: Lang): string {
  return lang === 'zh'
    ? `${year}-${month}-${day}`
    : [String(Number(day)), MONTHS[Number(month) - 1] ?? month, year].join(NO_BREAK);
}

/**
 * `2026-11-20` in Chinese, `20 Nov 2026` in English.
 * @param value `YYYY-MM-DD` with or without a time, read as it stands; a Date is shown in the platform's time (UTC+8)
 * @returns a dash when there is no date; text that is no date comes back unchanged
 */
export function formatDate(value: string | Date | null | undefined, lang: Lang): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  const moment = readMoment(value);
  return moment === null ? (typeof value === 'string' ? value : NO_VALUE) : writeDay(moment, lang);
}

/** {@link formatDate} within a sentence, where no line ends at its strokes; not for cells, from which people copy. */
export function formatDateInText(value: string | Date | null | undefined, lang: Lang): string {
  return formatDate(value, lang).replaceAll('-', '-\u2060');
}

/** {@link formatDate} with hours and minutes when the value has them: `2026-11-20 09:30`, `20 Nov 2026, 09:30`. */
export function formatDateTime(value: string | Date | null | undefined, lang: Lang): string {
  const day = formatDate(value, lang);
  const time = value === null || value === undefined ? null : (readMoment(value)?.time ?? null);
  return time === null ? day : `${day}${lang === 'zh' ? ' ' : ', '}${time}`;
}

/** `2,150` or `1,843.6`; grouping is the same in both languages. Missing or unreadable numbers become a dash. */
export function formatNumber(value: number | string | null | undefined, digits?: number): string {
  const read = number(value);
  if (read === null) return NO_VALUE;
  return writerOf(digits).format(read);
}

const writers = new Map<number | undefined, Intl.NumberFormat>();

/** To make one takes longer than to write a hundred numbers. */
function writerOf(digits: number | undefined): Intl.NumberFormat {
  const made =
    writers.get(digits) ??
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits ?? 0,
      maximumFractionDigits: digits ?? 3,
    });
  writers.set(digits, made);
  return made;
}

/** Number, thin space, unit: `1,843 kg`. */
export function formatQuantity(
  value: number | string | null | undefined,
  unit: string,
  digits?: number,
): string {
  const number = formatNumber(value, digits);
  return number === NO_VALUE ? number : `${number}${THIN_SPACE}${unit}`;
}

/** Global warming potential with its unit written out: `1,843 kg CO₂e / t`. */
export function formatGwp(value: number | string | null | undefined): string {
  return formatQuantity(value, GWP_UNIT);
}

/** Size of a file in steps of 1024: `840 B`, `96 KB`, `4.2 MB`. */
export function formatFileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'] as const;
  let size = bytes;
  let step = 0;
  while (size >= 1024 && step < units.length - 1) {
    size /= 1024;
    step += 1;
  }
  return formatQuantity(
    size < 10 && step > 0 ? Number(size.toFixed(1)) : Math.round(size),
    units[step] ?? 'B',
  );
}
