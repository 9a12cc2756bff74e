/**
 * Reading what a form sent. A limit on what people type is refused in words, here and not by the contract's check
 * (decision 32). Reading gives the values trimmed and with their types, so that a handler cannot use one unread.
 */
import type { Failure } from '../handler.ts';
import { refuse, type Spoken, type Text } from './say.ts';

type Taken<T> = { readonly value: T } | { readonly problem: Text };
/** Takes one value: its clean form, or what to say about it. */
export type Field<T> = (sent: unknown) => Taken<T>;
type Values<Fields> = { [Key in keyof Fields]: Fields[Key] extends Field<infer T> ? T : never };

/** Said of values that no person types, but that a form always sends. */
export const INCOMPLETE: Text = { zh: '请求缺少必填信息', en: 'Required information is missing' };

const MALFORMED: Text = { zh: '请求内容有误', en: 'The request is not valid' };

/** Nothing of it can be seen: blanks, controls, fillers. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Controls and signs that change how others read, line breaks and tabs apart. */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Cf}/u;
const BREAKS = /[\t\n\r]/;

/** Characters as the contract counts them: an emoji is one. */
function lengthOf(text: string): number {
  return [...text].length;
}

export const emptyText = ({ zh, en }: Text): Text => ({ zh: `${zh}不能为空`, en: `${en} cannot be empty` });
const longText = ({ zh, en }: Text, max: number): Text => ({
  zh: `${zh}不能超过 ${max} 个字符`,
  en: `${en} cannot exceed ${max} characters`,
});
const invisibleText = ({ zh, en }: Text): Text => ({
  zh: `${zh}含有不可见字符`,
  en: `${en} contains invisible characters`,
});

export interface LineRule {
  /** What the field is called, at the beginning of a sentence. */
  readonly label: Text;
  readonly min?: number;
  readonly max: number;
  /** Said when nothing was typed. */
  readonly missing?: Text;
  readonly wrongLength?: Text;
  /** A text of several lines. */
  readonly multiline?: true;
}

/** A text or nothing: null when nothing of it can be seen. */
export function optionalLine({
  label,
  min = 0,
  max,
  wrongLength,
  multiline,
}: LineRule): Field<string | null> {
  return (sent) => {
    const text = typeof sent === 'string' ? sent.trim() : '';
    if (UNSEEN.test(text)) return { value: null };
    if (CONTROLS.test(text) || (multiline !== true && BREAKS.test(text)))
      return { problem: invisibleText(label) };
    const length = lengthOf(text);
    const fits = min <= length && length <= max;
    return fits ? { value: text } : { problem: wrongLength ?? longText(label, max) };
  };
}

/** A text that must be there. */
export function line(rule: LineRule): Field<string> {
  const optional = optionalLine(rule);
  return (sent) => {
    const taken = optional(sent);
    if ('problem' in taken) return taken;
    return taken.value === null ? { problem: rule.missing ?? emptyText(rule.label) } : { value: taken.value };
  };
}

/** A text of a given form: phone, e-mail, code. */
export function matching(pattern: RegExp, wrong: Text, missing: Text = wrong): Field<string> {
  return (sent) => {
    const text = typeof sent === 'string' ? sent.trim() : '';
    if (text === '') return { problem: missing };
    return pattern.test(text) ? { value: text } : { problem: wrong };
  };
}

/** A field that may be empty, and else is read as another one. */
export function optional<T>(field: Field<T>): Field<T | null> {
  return (sent) => (sent === undefined || sent === null || sent === '' ? { value: null } : field(sent));
}

/** An id, number or code of something: what it stands for is looked up afterwards. */
export function chosen(missing: Text = INCOMPLETE): Field<string> {
  return (sent) => (typeof sent === 'string' && sent !== '' ? { value: sent } : { problem: missing });
}

/** One of the words or numbers that the contract lists; another one has not come this far. */
export function listed<T extends string | number>(missing: Text = INCOMPLETE): Field<T> {
  return (sent) => (sent === undefined || sent === null ? { problem: missing } : { value: sent as T });
}

/** What a form carries along and nobody reads: it may be missing, but not of any length. */
export function carried(max: number, pattern = /^/): Field<string | null> {
  return (sent) => {
    const text = typeof sent === 'string' && sent !== '' ? sent : null;
    const fits = text === null || (lengthOf(text) <= max && pattern.test(text));
    return fits ? { value: text } : { problem: MALFORMED };
  };
}

/** A whole number within its limits. */
export function whole(min: number, max: number, problem: Text): Field<number> {
  return (sent) => (typeof sent === 'number' && sent >= min && sent <= max ? { value: sent } : { problem });
}

/** Reads the fields in their order; the first problem is what the person is told. */
export function readForm<Fields extends Readonly<Record<string, Field<unknown>>>>(
  call: Spoken,
  sent: object | undefined,
  fields: Fields,
): Values<Fields> | Failure {
  const given: Readonly<Record<string, unknown>> = { ...sent };
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const taken = field(given[name]);
    if ('problem' in taken) return refuse(call, taken.problem);
    values[name] = taken.value;
  }
  // Each field has given its value.
  return values as Values<Fields>;
}

/** What was filled in, without what was left out. */
export function present<T extends object>(form: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  const entries = Object.entries(form).filter(([, value]) => value !== null && value !== undefined);
  // The form's own fields, some of them left out.
  return Object.fromEntries(entries) as { [Key in keyof T]?: NonNullable<T[Key]> };
}
