/**
 * Compares two versions of a schema by the rules of openapi/README.md: narrower requests and wider answers are breaking. Covers
 * the keywords that the contract's lint allows.
 */
import { deref, type OpenapiDocument } from '../openapi/document.ts';
import { isObject, listIn, objectIn, type Json } from '../openapi/json.ts';
import type { Note } from './change.ts';

export interface Versions {
  readonly before: OpenapiDocument;
  readonly after: OpenapiDocument;
}

export interface Walk extends Versions {
  readonly note: Note;
  readonly side: 'request' | 'answer';
  /** Visited pairs, because schemas may be recursive. */
  readonly seen: Set<string>;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const listed = (values: readonly unknown[]): string => values.map(shown).join(', ');

const nameOf = (node: unknown): string | null =>
  isObject(node) && typeof node['$ref'] === 'string' ? (node['$ref'].split('/').at(-1) ?? null) : null;

function typesOf({ type }: Json): readonly string[] | null {
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.map(String) : null;
}

function valuesOf(node: Json): readonly unknown[] | null {
  if ('const' in node) return [node['const']];
  return listIn(node['enum']);
}

const lets = (types: readonly string[] | null, type: string): boolean =>
  types === null || types.includes(type) || (type === 'integer' && types.includes('number'));

/** Records that the schema accepts less than before, or more. */
function narrowed({ note, side }: Walk, place: string, what: string): void {
  note(side === 'request' ? 'breaking' : 'addition', side, place, what);
}
function widened({ note, side }: Walk, place: string, what: string): void {
  note(side === 'request' ? 'addition' : 'breaking', side, place, what);
}

/** Returns whether the types differ too much to compare further. */
function compareTypes(walk: Walk, before: Json, after: Json, place: string): boolean {
  const [was, is] = [typesOf(before), typesOf(after)];
  const lost = (was ?? []).filter((type) => !lets(is, type));
  const gained = (is ?? []).filter((type) => !lets(was, type));
  if (lost.length > 0 && gained.length > 0) {
    walk.note(
      'breaking',
      walk.side,
      place,
      `changes its type from ${listed(was ?? [])} to ${listed(is ?? [])}`,
    );
    return false;
  }
  if (lost.length > 0) narrowed(walk, place, `is no longer ${lost.join(' or ')}`);
  else if (was === null && is !== null) narrowed(walk, place, `is only ${is.join(' or ')} now`);
  if (gained.length > 0) widened(walk, place, `may now be ${gained.join(' or ')}`);
  else if (was !== null && is === null) widened(walk, place, 'may now be of any type');
  return true;
}

function compareValues(walk: Walk, before: Json, after: Json, place: string): void {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  if (was === null && is === null) return;
  if (was === null) return narrowed(walk, place, `is only one of ${listed(is ?? [])} now`);
  if (is === null) return widened(walk, place, 'may now be any value');
  const lost = was.filter((value) => !is.includes(value));
  const gained = is.filter((value) => !was.includes(value));
  if (lost.length > 0) narrowed(walk, place, `is never ${listed(lost)} any more`);
  if (gained.length > 0) widened(walk, place, `may now be ${listed(gained)}`);
}

/** Whether a lower limit is narrower; for minimums a higher one is. */
const LIMITS = {
  maxLength: -1,
  maxItems: -1,
  maximum: -1,
  minLength: 1,
  minItems: 1,
  minimum: 1,
} as const;

const numberOf = (node: Json, keyword: string, none: number): number =>
  typeof node[keyword] === 'number' ? node[keyword] : none;

/** A longer text in an answer is rarely breaking, so it is reported for review. */
function loosened({ note, side }: Walk, place: string, what: string): void {
  note(side === 'request' ? 'addition' : 'look', side, place, what);
}

function compareLimits(walk: Walk, before: Json, after: Json, place: string): void {
  for (const [keyword, towards] of Object.entries(LIMITS)) {
    const none = -towards * Number.POSITIVE_INFINITY;
    const [was, is] = [numberOf(before, keyword, none), numberOf(after, keyword, none)];
    if (was === is) continue;
    const from = Number.isFinite(was) ? String(was) : 'none';
    const what = `${keyword} goes from ${from} to ${Number.isFinite(is) ? String(is) : 'none'}`;
    if ((is - was) * towards > 0) narrowed(walk, place, what);
    else loosened(walk, place, what);
  }
  for (const keyword of ['pattern', 'format', 'not', 'uniqueItems']) {
    const [was, is] = [JSON.stringify(before[keyword]), JSON.stringify(after[keyword])];
    if (was === is) continue;
    if (is === undefined) loosened(walk, place, `${keyword} ${was} is gone`);
    else if (was === undefined) narrowed(walk, place, `${keyword} ${is} is new`);
    else
      walk.note(
        walk.side === 'request' ? 'breaking' : 'look',
        walk.side,
        place,
        `${keyword} changes from ${was} to ${is}`,
      );
  }
}

const fieldsOf = ({ properties }: Json): Json => objectIn(properties);
const requiredOf = ({ required }: Json): readonly unknown[] => listIn(required) ?? [];

function compareFields(walk: Walk, before: Json, after: Json, place: string): void {
  const { note, side } = walk;
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const [wanted, wants] = [requiredOf(before), requiredOf(after)];
  for (const name of Object.keys(was)) {
    const at = `${place}.${name}`;
    if (!(name in is)) {
      note('breaking', side, at, side === 'request' ? 'is no longer taken' : 'no longer comes');
      continue;
    }
    if (wants.includes(name) && !wanted.includes(name))
      narrowed(walk, at, side === 'request' ? 'must be sent now' : 'always comes now');
    if (wanted.includes(name) && !wants.includes(name))
      widened(walk, at, side === 'request' ? 'may be left out now' : 'may now be left out');
    compareSchemas(walk, was[name], is[name], at);
  }
  for (const name of Object.keys(is).filter((one) => !(one in was))) {
    const isWanted = side === 'request' && wants.includes(name);
    note(
      isWanted ? 'breaking' : 'addition',
      side,
      `${place}.${name}`,
      isWanted ? 'is new and must be sent' : 'is new',
    );
  }
}

/** The alternatives of a schema, or the schema itself. */
function branchesOf(node: unknown): readonly unknown[] {
  if (!isObject(node)) return [node];
  return listIn(node['oneOf'] ?? node['anyOf']) ?? [node];
}

const labelOf = (branch: unknown): string => {
  const node = isObject(branch) ? branch : {};
  return (
    nameOf(branch) ?? (typeof node['title'] === 'string' ? node['title'] : JSON.stringify(node['type'] ?? ''))
  );
};

function compareBranches(
  walk: Walk,
  before: readonly unknown[],
  after: readonly unknown[],
  place: string,
): void {
  const lost = before.filter((one) => !after.some((other) => labelOf(other) === labelOf(one)));
  const gained = after.filter((one) => !before.some((other) => labelOf(other) === labelOf(one)));
  for (const one of before) {
    const other = after.find((each) => labelOf(each) === labelOf(one));
    if (other !== undefined) compareSchemas(walk, one, other, place);
  }
  // One replaced by another: a renamed alternative.
  if (lost.length === 1 && gained.length === 1) {
    compareSchemas(walk, lost[0], gained[0], place);
    return;
  }
  for (const one of lost) narrowed(walk, place, `the alternative ${labelOf(one)} is gone`);
  for (const one of gained) widened(walk, place, `the alternative ${labelOf(one)} is new`);
}

/** Records the differences between two versions of a schema. `place` labels schemas without a name. */
export function compareSchemas(walk: Walk, before: unknown, after: unknown, place: string): void {
  const [wasCalled, isCalled] = [nameOf(before), nameOf(after)];
  if (wasCalled !== null || isCalled !== null) {
    const pair = `${wasCalled} ${isCalled}`;
    if (walk.seen.has(pair)) return;
    walk.seen.add(pair);
  }
  const at = wasCalled !== null && wasCalled === isCalled ? wasCalled : place;
  const [was, is] = [deref(walk.before, before), deref(walk.after, after)];
  const [wasOne, isOne] = [branchesOf(was), branchesOf(is)];
  if (wasOne.length > 1 || isOne.length > 1) return compareBranches(walk, wasOne, isOne, at);
  if (!compareTypes(walk, was, is, at)) return;
  compareValues(walk, was, is, at);
  compareLimits(walk, was, is, at);
  compareFields(walk, was, is, at);
  if (isObject(was['items']) && isObject(is['items']))
    compareSchemas(walk, was['items'], is['items'], `${at}[]`);
}
