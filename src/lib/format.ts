import { isDay, platformTime } from './day.ts';
import { formatQuantity, NO_VALUE } from './format-number.ts';

type Lang = 'zh' | 'en';

/** No-break space within a date. */
const NO_BREAK = '\u00A0';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** Server times are local times of the platform (openapi/common.yaml, DateTime). */
const WIRE_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/;

function readMoment(value: string | Date) {
  const text = typeof value === 'string' ? value : platformTime(value.getTime());
  const [, year, month, day, hour, minute] = WIRE_DATE.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (!isDay(`${year}-${month}-${day}`)) return null;
  return { year, month, day, time: hour === undefined || minute === undefined ? null : `${hour}:${minute}` };
}

function writeDay({ year, month, day }: NonNullable<ReturnType<typeof readMoment>>, lang: Lang): string {
  return lang === 'zh'
    ? `${year}-${month}-${day}`
    : [String(Number(day)), MONTHS[Number(month) - 1] ?? month, year].join(NO_BREAK);
}

/** `2026-11-20` in Chinese, `20 Nov 2026` in English. Texts are not converted, a Date is converted to platform time (UTC+8). */
export function formatDate(value: string | Date | null | undefined, lang: Lang): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  const moment = readMoment(value);
  return moment === null ? (typeof value === 'string' ? value : NO_VALUE) : writeDay(moment, lang);
}

/** {@link formatDate} with no-break characters, for sentences; not for cells, where users would copy these characters. */
export function formatDateInText(value: string | Date | null | undefined, lang: Lang): string {
  return formatDate(value, lang).replaceAll('-', '-\u2060');
}

/** {@link formatDate} with hours and minutes if present: `2026-11-20 09:30`, `20 Nov 2026, 09:30`. */
export function formatDateTime(value: string | Date | null | undefined, lang: Lang): string {
  const day = formatDate(value, lang);
  const time = value === null || value === undefined ? null : (readMoment(value)?.time ?? null);
  return time === null ? day : `${day}${lang === 'zh' ? ' ' : ', '}${time}`;
}

/** File size in steps of 1024: `840 B`, `96 KB`, `4.2 MB`. */
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
