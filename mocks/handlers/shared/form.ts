/**
 * Parses and validates forms. Limits on typed input are refused with a message here, not by the contract's validation (decision
 * 32). Parsed values are trimmed and typed, so that handlers cannot use raw ones.
 */
import { refuse, type Localised, type Text } from '../handler.ts';
import { ID_MAX, KEYWORD_MAX, PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { dayOfText, dayText } from '../../lib/days.ts';

type Parsed<T> = { readonly value: T } | { readonly problem: Text };
/** Parses one value: the clean value, or an error message. */
export type Field<T> = (sent: unknown) => Parsed<T>;
export type Values<Fields> = { [Key in keyof Fields]: Fields[Key] extends Field<infer T> ? T : never };

export const INCOMPLETE: Text = { zh: '请求缺少必填信息', en: 'Required information is missing' };

const MALFORMED: Text = { zh: '请求内容有误', en: 'The request is not valid' };

/** Only invisible characters: whitespace, control characters, fillers. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Control and format characters (e.g. bidi overrides), except line breaks and tabs. */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Cf}/u;
const BREAKS = /[\t\n\r]/;

/** Length in code points, as in JSON Schema: an emoji counts as one. */
function lengthOf(text: string): number {
  return [...text].length;
}

const emptyText = ({ zh, en }: Text): Text => ({ zh: `${zh}不能为空`, en: `${en} cannot be empty` });
const longText = ({ zh, en }: Text, max: number): Text => ({
  zh: `${zh}不能超过 ${max} 个字符`,
  en: `${en} cannot exceed ${max} characters`,
});
const invisibleText = ({ zh, en }: Text): Text => ({
  zh: `${zh}含有不可见字符`,
  en: `${en} contains invisible characters`,
});

interface LineRule {
  readonly label: Text;
  readonly min?: number;
  readonly max: number;
  readonly missing?: Text;
  readonly wrongLength?: Text;
  readonly multiline?: true;
}

/** An optional text: null if it has no visible characters. */
export function optionalLine({
  label,
  min = 0,
  max,
  wrongLength,
  multiline,
}: LineRule): Field<string | null> {
  return (sent) => {
    const text = typeof sent === 'string' ? sent.trim() : '';
    if (INVISIBLE.test(text)) return { value: null };
    if (CONTROLS.test(text) || (multiline !== true && BREAKS.test(text)))
      return { problem: invisibleText(label) };
    const length = lengthOf(text);
    const fits = min <= length && length <= max;
    return fits ? { value: text } : { problem: wrongLength ?? longText(label, max) };
  };
}

export function line(rule: LineRule): Field<string> {
  const optional = optionalLine(rule);
  return (sent) => {
    const parsed = optional(sent);
    if ('problem' in parsed) return parsed;
    return parsed.value === null
      ? { problem: rule.missing ?? emptyText(rule.label) }
      : { value: parsed.value };
  };
}

export function matching(pattern: RegExp, wrong: Text, missing: Text = wrong): Field<string> {
  return (sent) => {
    const text = typeof sent === 'string' ? sent.trim() : '';
    if (text === '') return { problem: missing };
    return pattern.test(text) ? { value: text } : { problem: wrong };
  };
}

export function optional<T>(field: Field<T>): Field<T | null> {
  return (sent) => (sent === undefined || sent === null || sent === '' ? { value: null } : field(sent));
}

/** Looked up by the handler. */
export function requiredText(missing: Text = INCOMPLETE): Field<string> {
  return (sent) => (typeof sent === 'string' && sent !== '' ? { value: sent } : { problem: missing });
}

/** A value of an enum; the contract's validation has rejected others. */
export function enumValue<T extends string | number>(missing: Text = INCOMPLETE): Field<T> {
  return (sent) => (sent === undefined || sent === null ? { problem: missing } : { value: sent as T });
}

/** A field that is sent but never read: optional, with a maximum length. */
export function unread(max: number, pattern = /^/): Field<string | null> {
  return (sent) => {
    const text = typeof sent === 'string' && sent !== '' ? sent : null;
    const fits = text === null || (lengthOf(text) <= max && pattern.test(text));
    return fits ? { value: text } : { problem: MALFORMED };
  };
}

export function integer(min: number, max: number, problem: Text): Field<number> {
  return (sent) => (typeof sent === 'number' && sent >= min && sent <= max ? { value: sent } : { problem });
}

/** Parses the fields in order; refuses the first problem. */
export function readForm<Fields extends Readonly<Record<string, Field<unknown>>>>(
  call: Localised,
  sent: object | undefined,
  fields: Fields,
): Values<Fields> {
  const given: Readonly<Record<string, unknown>> = { ...sent };
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const parsed = field(given[name]);
    if ('problem' in parsed) refuse(call, parsed.problem);
    values[name] = parsed.value;
  }
  return values as Values<Fields>;
}

export interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
}

const WRONG_PAGE: Text = { zh: '页码或每页条数不正确', en: 'The page or its size is not valid' };

/** Pagination fields of every list request. */
export const PAGE = {
  pageNum: integer(1, Number.MAX_SAFE_INTEGER, WRONG_PAGE),
  pageSize: integer(1, PAGE_SIZE_MAX, WRONG_PAGE),
} as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day, YYYY-MM-DD. */
export const day: Field<string> = (sent) => {
  const number = typeof sent === 'string' && DAY.test(sent) ? dayOfText(sent) : Number.NaN;
  // Date.parse rolls 30 February over to March.
  return !Number.isNaN(number) && dayText(number) === sent
    ? { value: sent }
    : { problem: { zh: '日期格式不正确', en: 'The date is not valid' } };
};

export const keyword = (zh: string, en: string): Field<string | null> =>
  optionalLine({ label: { zh, en }, max: KEYWORD_MAX });

export const filterCode = (zh: string, en: string): Field<string | null> =>
  optionalLine({ label: { zh, en }, max: ID_MAX });

/** `totals` counts all rows; pages count from 1. */
export interface Page<T> {
  list: T[];
  totals: number;
  pageNum: number;
  pageSize: number;
}

export interface Sliceable<T> {
  readonly length: number;
  slice(from: number, to: number): T[];
}

/** Pages beyond the end are empty. */
export function pageOf<T>(rows: Sliceable<T>, { pageNum, pageSize }: PageRequest): Page<T> {
  const from = (pageNum - 1) * pageSize;
  return { list: rows.slice(from, from + pageSize), totals: rows.length, pageNum, pageSize };
}

export function mappedPage<T, Wire>(
  rows: Sliceable<T>,
  request: PageRequest,
  toWire: (row: T) => Wire,
): Page<Wire> {
  const { list, ...rest } = pageOf(rows, request);
  return { list: list.map(toWire), ...rest };
}
