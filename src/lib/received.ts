/**
 * The one dialect in which answers are read. Real servers drift (decision 4): fields are missing, null, or a number that
 * came as text, and nothing of that may break a screen. The names of the fields stay those of the contract, so that a
 * renamed one stops the compiler in each reader (tests/architecture/readers.test.ts).
 */
import { isDay } from './day.ts';
import { ProtocolError } from './errors.ts';
import { HTML_MAX, PLAIN_TEXT_MAX, TITLE_MAX } from './limits.ts';
import type { TwoNames } from './names.ts';
import { platformTime } from './platform-day.ts';

/** What came in the place of a `T` of the contract: the contract's names, and values that nobody has looked at yet. */
export type Sent<T> = { readonly [K in keyof T]?: unknown };

/** The object that came; one without any field when something else did. */
export function record<T extends object>(value: T | null | undefined): Sent<T>;
/** The same for a value within an answer, whose shape the reader names: `record<Wire['Quote']>(row.quote)`. */
export function record<T>(value: unknown): Sent<T>;
export function record(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The entries of a list; none when something else came. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The entries of a list of objects, each as a record. */
export function records<T extends object>(value: readonly T[] | null | undefined): readonly Sent<T>[];
export function records<T>(value: unknown): readonly Sent<T>[];
export function records(value: unknown): readonly object[] {
  return list(value).map((entry) => record(entry));
}

/** Rows that can be told apart: without those that have no id, and each once, however often a server sends it. */
export function distinct<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return distinctBy(rows, ({ id }) => id);
}

/** The same by something else: a select with an entry twice would break the whole page. */
export function distinctBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const known = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== '' && !known.has(key)) known.set(key, row);
  }
  return [...known.values()];
}

/**
 * The rows of an answer that is a list; none where null came.
 * @throws ProtocolError for anything else: an answer that cannot be read is not an empty one
 */
export function answeredRows<T extends object>(sent: readonly T[] | null): readonly Sent<T>[] {
  if (sent === null || Array.isArray(sent)) return records(sent);
  throw new ProtocolError('The answer is no list.', { drift: { pointer: '', value: sent } });
}

/**
 * The rows of an answer that is a page, and how many there are; `null` where the server does not say. Other servers call the list
 * `rows` or `records` and the count `total`, or send the bare list; null and a left-out list are no rows.
 * @throws ProtocolError where nothing of that came, or no list beside a count of some
 */
export function answeredPage<Row extends object>(
  sent: { readonly list?: unknown; readonly totals?: unknown } | null,
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
  return { rows: records<Row>(came), total };
}

/** One page of a list: what could be read of it, and how many rows there are (those that came, if the server does not say). */
export function readPage<Row extends object, Read extends { readonly id: string }>(
  sent: { readonly list: readonly Row[] | null; readonly totals: unknown } | null,
  read: (row: Sent<Row>) => Read | null,
): { rows: Read[]; total: number } {
  const { rows: came, total } = answeredPage<Row>(sent);
  const rows = distinct(came.map(read).filter((row) => row !== null));
  return { rows, total: total ?? rows.length };
}

/** Half of a pair that makes one character: `encodeURIComponent` throws at it. */
const LONE_SURROGATE = /\p{Cs}/gu;

/**
 * The beginning of a text, as far as the contract allows it to be long; empty when something else came. Nobody reads what is
 * longer, and to lay it out would hold up the page.
 */
export function cut(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest).replace(LONE_SURROGATE, '\uFFFD') : '';
}

/** A text without the blanks around it; a number becomes text, anything else is empty. */
export function text(value: unknown): string {
  return (Number.isFinite(value) ? String(value) : cut(value, PLAIN_TEXT_MAX)).trim();
}

/** The same for a name or a title. */
export function title(value: unknown): string {
  return cut(text(value), TITLE_MAX);
}

/** A text, or null where there is none. */
export function textOrNull(value: unknown): string | null {
  return text(value) || null;
}

/** A text to the letter, for what is shown as it came: HTML, for example. */
export function verbatim(value: unknown): string {
  return cut(value, HTML_MAX);
}

/** A number, also when it came as text; null when it is none. */
export function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

/** Yes or no; null when it is neither. */
export function flag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** Milliseconds since 1970, from 1973 on: nothing else that is read as a time has so many digits. */
const EPOCH_MS = /^\d{12,14}$/;
/** A point in time with its zone, as Jackson writes it without further words: `2026-11-19T16:00:00.000+0000`. */
const ZONED = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|([+-]\d{2}):?(\d{2}))$/;
const WIRE_MOMENT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?/;

/** Milliseconds since 1970 of a value that names a moment wherever it is read; null for a local time of the platform. */
function epochOf(read: string): number | null {
  if (EPOCH_MS.test(read)) return Number(read);
  const [, local, hours, minutes] = ZONED.exec(read) ?? [];
  if (local === undefined) return null;
  const epoch = Date.parse(`${local}${hours === undefined ? 'Z' : `${hours}:${minutes ?? '00'}`}`);
  return Number.isNaN(epoch) ? null : epoch;
}

/**
 * A point in time on the platform's clocks (UTC+8), `YYYY-MM-DD HH:mm:ss`, also where milliseconds since 1970 or a time with its zone
 * came. What cannot be read stays as it came: it is shown and never compared.
 */
export function moment(value: unknown): string {
  const read = text(value);
  const epoch = epochOf(read);
  if (epoch !== null) return platformTime(epoch);
  return WIRE_MOMENT.exec(read)?.[0].replace('T', ' ') ?? read;
}

/** The day of a date or a point in time, `YYYY-MM-DD`; empty when none came, or one that no calendar has. */
export function day(value: unknown): string {
  const read = moment(value).slice(0, 10);
  return isDay(read) ? read : '';
}

/** The same for a day that is shown: what cannot be read stays as it came. */
export function dayOrText(value: unknown): string {
  return day(value) || text(value);
}

/** The member of a table of states (or of a list) that a value names, a number also as text and the other way round. */
export function oneOf<State extends string | number>(
  table: Readonly<Record<string, State>> | readonly State[],
  value: unknown,
): State | null {
  const named = text(value);
  return Object.values(table).find((state) => String(state) === named) ?? null;
}

/** A name in both languages. */
export function name(zh: unknown, en: unknown): TwoNames {
  return { zh: title(zh), en: title(en) };
}
