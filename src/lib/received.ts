/** Real servers omit fields, send null, or numbers as strings (decision 4). A renamed field does not compile. */
import { isDay, platformTime } from './day.ts';
import { ProtocolError } from './errors.ts';
import { HTML_MAX, PLAIN_TEXT_MAX, TITLE_MAX } from './limits.ts';
import type { TwoNames } from './names.ts';

/** A received `T`: the field names of the contract with unvalidated values. */
export type Sent<T> = { readonly [K in keyof T]?: unknown };

/** The received object, or an empty record for any other value. */
export function record<T extends object>(value: T | null | undefined): Sent<T>;
/** Nested: `record<Wire['Quote']>(row.quote)`. */
export function record<T>(value: unknown): Sent<T>;
export function record(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** Accepts a bare array in place of an object whose only required field is the list `field`. */
export function recordAround<T extends object>(field: keyof T, value: Sent<T> | null): Sent<T> {
  // Safe: all other fields are optional.
  return Array.isArray(value) ? ({ [field]: value } as Sent<T>) : record(value);
}

/** The entries of a list; empty for any other value. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The entries of a list of objects; entries of other types become empty records. */
export function records<T extends object>(value: readonly T[] | null | undefined): readonly Sent<T>[];
export function records<T>(value: unknown): readonly Sent<T>[];
export function records(value: unknown): readonly object[] {
  return list(value).map((entry) => record(entry));
}

/** Drops rows without an id and duplicates, which would break React keys. */
export function distinct<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return distinctBy(rows, ({ id }) => id);
}

/** Same by another key: Mantine's Select throws on duplicate values. */
export function distinctBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const known = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== '' && !known.has(key)) known.set(key, row);
  }
  return [...known.values()];
}

export function rejectUnreadable<Read>(read: Read[], came: readonly unknown[]): Read[] {
  if (read.length > 0 || came.length === 0) return read;
  throw new ProtocolError('No row of the answer can be read.', {
    drift: { pointer: '/list/0', value: came[0] },
  });
}

/** @throws ProtocolError if no row has any of these fields */
function checkRows<T extends object>(
  rows: readonly Sent<T>[],
  by: readonly (keyof T)[],
  pointer: string,
): void {
  if (
    rows.length === 0 ||
    by.length === 0 ||
    rows.some((row) => by.some((field) => row[field] !== undefined))
  )
    return;
  throw new ProtocolError('No row of the answer can be read.', { drift: { pointer, value: rows[0] } });
}

/** @param by identifying fields; one row must have one of them. @throws ProtocolError for anything but a list or null */
export function answeredRows<T extends object>(
  sent: readonly T[] | null,
  by: readonly (keyof T)[],
): readonly Sent<T>[] {
  if (sent !== null && !Array.isArray(sent))
    throw new ProtocolError('The answer is no list.', { drift: { pointer: '', value: sent } });
  const rows = records(sent);
  checkRows(rows, by, '/0');
  return rows;
}

/**
 * `total` is null if omitted. Accepts `rows` or `records`, and a bare list.
 * @param by identifying fields; one row must have one of them
 */
export function answeredPage<Row extends object>(
  sent: { readonly list?: unknown; readonly totals?: unknown } | null,
  by: readonly (keyof Row)[],
): { rows: readonly Sent<Row>[]; total: number | null } {
  const page = record<Record<'list' | 'rows' | 'records' | 'totals' | 'total', unknown>>(sent);
  const came = Array.isArray(sent) ? sent : (page.list ?? page.rows ?? page.records ?? null);
  const total = number(page.totals ?? page.total);
  if (
    !Array.isArray(came) &&
    sent !== null &&
    (came !== null || (total ?? 0) > 0 || !Object.keys(page).length)
  )
    throw new ProtocolError('The answer is no page.', { drift: { pointer: '/list', value: came ?? sent } });
  const rows = records<Row>(came);
  checkRows(rows, by, '/list/0');
  return { rows, total };
}

export function readPage<Row extends object, Read extends { readonly id: string }>(
  sent: { readonly list: readonly Row[] | null; readonly totals: unknown } | null,
  read: (row: Sent<Row>) => Read | null,
): { rows: Read[]; total: number | null } {
  const { rows: came, total } = answeredPage<Row>(sent, []);
  const rows = rejectUnreadable(distinct(came.map(read).filter((row) => row !== null)), came);
  return { rows, total: rows.length === 0 ? (total ?? 0) : total };
}

/** Lone surrogates make `encodeURIComponent` throw. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** Truncates to the maximum of the contract: laying out a huge text would block the main thread. */
export function truncated(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest).replace(LONE_SURROGATE, '\uFFFD') : '';
}

/** A trimmed string; numbers are converted, any other value is empty. */
export function text(value: unknown): string {
  return (Number.isFinite(value) ? String(value) : truncated(value, PLAIN_TEXT_MAX)).trim();
}

export function title(value: unknown): string {
  return truncated(text(value), TITLE_MAX);
}

export function textOrNull(value: unknown): string | null {
  return text(value) || null;
}

/** Whether the server sent null or an empty string, as opposed to omitting the field. */
export function isEmptied(value: unknown): boolean {
  return value === null || value === '';
}

/** An untrimmed string, e.g. HTML. */
export function verbatim(value: unknown): string {
  return truncated(value, HTML_MAX);
}

/** A finite number, also from a numeric string; else null. */
export function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

/** A boolean, also from 1, 0 or a string, as database columns are serialised; else null. */
export function flag(value: unknown): boolean | null {
  const read = typeof value === 'boolean' ? String(value) : text(value);
  return read === 'true' || read === '1' ? true : read === 'false' || read === '0' ? false : null;
}

/** From 1973 on. */
const EPOCH_MS = /^\d{12,14}$/;
/** ISO 8601 with offset, including Jackson's default format `2026-11-19T16:00:00.000+0000`. */
const ZONED = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|([+-]\d{2}):?(\d{2}))$/;
const WIRE_MOMENT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?/;

/** Null for local platform time. */
function epochOf(read: string): number | null {
  if (EPOCH_MS.test(read)) return Number(read);
  const [, local, hours, minutes] = ZONED.exec(read) ?? [];
  if (local === undefined || !isDay(local.slice(0, 10))) return null;
  const epoch = Date.parse(`${local}${hours === undefined ? 'Z' : `${hours}:${minutes ?? '00'}`}`);
  return Number.isNaN(epoch) ? null : epoch;
}

/** Platform time (UTC+8) from Unix milliseconds or ISO 8601. Unreadable values are only displayed, never compared. */
export function moment(value: unknown): string {
  const read = text(value);
  const epoch = epochOf(read);
  if (epoch !== null) return platformTime(epoch);
  return WIRE_MOMENT.exec(read)?.[0].replace('T', ' ') ?? read;
}

/** The date of a date or timestamp, `YYYY-MM-DD`; empty if missing or not a calendar date. */
export function day(value: unknown): string {
  const read = moment(value).slice(0, 10);
  return isDay(read) ? read : '';
}

/** Same for display: an unreadable value is returned unchanged. */
export function dayOrText(value: unknown): string {
  return day(value) || text(value);
}

/** Numbers and numeric strings are equal. */
export function oneOf<State extends string | number>(
  table: Readonly<Record<string, State>> | readonly State[],
  value: unknown,
): State | null {
  const named = text(value);
  return Object.values(table).find((state) => String(state) === named) ?? null;
}

export function name(zh: unknown, en: unknown): TwoNames {
  return { zh: title(zh), en: title(en) };
}
