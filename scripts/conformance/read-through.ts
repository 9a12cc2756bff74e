/**
 * Reads an answer as the portal does: what it tolerates is noted and put right, so that one habit of a server (`code` as a text in
 * every call) hides none of the differences behind it.
 */
import { checkAnswer, type Finding } from '#mocks/openapi/validate.ts';
import { focused } from '#mocks/openapi/focused.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { isObject, type Json } from '../openapi/json.ts';
import type { Drift, DriftKind } from './drift-kinds.ts';

export interface ReadThrough {
  /** The answer with all that the portal tolerates put right. */
  readonly json: unknown;
  readonly drifts: readonly Drift[];
  /** What is left: the portal does not read that. */
  readonly findings: readonly Finding[];
}

/** The property that a finding names: one that is missing, or one too many. */
export function propertyOf({ problem }: Finding): { missing?: string; undeclared?: string } {
  const [, missing, undeclared] =
    /^(?:must have required property '([^']+)'|"([^"]+)" is not declared)$/.exec(problem) ?? [];
  return {
    ...(missing === undefined ? {} : { missing }),
    ...(undeclared === undefined ? {} : { undeclared }),
  };
}

/** Where a pointer leads: the object or list that holds the value, and its key there. */
function holderOf(json: unknown, pointer: string): { holder: Json | unknown[]; key: string } | null {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const key = steps.pop();
  let holder: unknown = json;
  for (const step of steps)
    holder = isObject(holder) || Array.isArray(holder) ? Reflect.get(holder, step) : null;
  return key !== undefined && (isObject(holder) || Array.isArray(holder)) ? { holder, key } : null;
}

/** The value at a pointer. */
export function valueAt(json: unknown, pointer: string): unknown {
  if (pointer === '/' || pointer === '') return json;
  const found = holderOf(json, pointer);
  return found === null ? undefined : Reflect.get(found.holder, found.key);
}

const NUMERIC = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const SPACED_DATE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$/;
/** Later than 2001 as milliseconds; nothing else of the contract is so large and no id (ids are texts of digits). */
const MILLIS_FROM = 1e12;

/** How a value is put right, or null where the portal cannot read it either. */
function mended(problem: string, value: unknown): { kind: DriftKind; value: unknown } | null {
  if (
    /^must be (?:integer|number)\b/.test(problem) &&
    typeof value === 'string' &&
    NUMERIC.test(value.trim())
  )
    return { kind: 'numberText', value: Number(value) };
  if (/^must be string\b/.test(problem) && typeof value === 'number')
    return Number.isInteger(value) && value >= MILLIS_FROM
      ? { kind: 'dateMillis', value: new Date(value).toISOString() }
      : { kind: 'textNumber', value: String(value) };
  if (problem === 'must match format "date-time"' && typeof value === 'string' && SPACED_DATE.test(value))
    return {
      kind: 'dateFormat',
      value: `${value.replace(' ', 'T')}${value.length === 16 ? ':00' : ''}+08:00`,
    };
  if (
    problem === 'must match format "date"' &&
    typeof value === 'string' &&
    (SPACED_DATE.test(value) || /^\d{4}-\d{2}-\d{2}T/.test(value))
  )
    return { kind: SPACED_DATE.test(value) ? 'dateFormat' : 'dateMillis', value: value.slice(0, 10) };
  if (problem === 'must be array' && value === null) return { kind: 'nullList', value: [] };
  return null;
}

/** Other names that the portal knows for a field, with the kind of the drift. */
const OTHER_NAMES: Readonly<Record<string, readonly [DriftKind, readonly string[]]>> = {
  message: ['messageName', ['msg']],
  totals: ['totalName', ['total']],
  list: ['listName', ['rows', 'records']],
};

/** Puts one finding right where the portal reads it all the same. Writes into `json`. */
function mend(json: Json, finding: Finding): Drift | null {
  const { pointer, problem } = finding;
  const { missing, undeclared } = propertyOf(finding);
  const at = pointer === '/' ? '' : pointer;
  const here = valueAt(json, pointer);
  if (missing !== undefined && isObject(here)) {
    const [kind, names] = OTHER_NAMES[missing] ?? [];
    const other = names?.find((name) => Object.hasOwn(here, name));
    if (kind !== undefined && other !== undefined) {
      here[missing] = here[other];
      delete here[other];
      return { kind, place: `${at}/${other}` };
    }
    if (missing !== 'message' || at !== '') return null;
    here['message'] = '';
    return { kind: 'messageMissing', place: '/message' };
  }
  // A field of another name may have been put right in this round.
  if (undeclared !== undefined && isObject(here) && Object.hasOwn(here, undeclared)) {
    // Known under another name: that is said when the missing one is found.
    if (
      Object.entries(OTHER_NAMES).some(
        ([name, [, names]]) => names.includes(undeclared) && !Object.hasOwn(here, name),
      )
    )
      return null;
    delete here[undeclared];
    return { kind: at === '' ? 'envelopeField' : 'field', place: `${at}/${undeclared}` };
  }
  const found = holderOf(json, pointer);
  if (found === null) return null;
  const put = mended(problem, here);
  if (put !== null) {
    Reflect.set(found.holder, found.key, put.value);
    return { kind: put.kind, place: pointer };
  }
  return null;
}

/** Null where a field may be missing: it is left out, and the check says whether it may be. */
function withoutNull(json: Json, { pointer, problem }: Finding): (() => void) | null {
  const found = holderOf(json, pointer);
  if (found === null || Array.isArray(found.holder) || !/^must be\b/.test(problem)) return null;
  const { holder, key } = found;
  if (holder[key] !== null) return null;
  delete holder[key];
  return () => void (holder[key] = null);
}

const bodyOf = (findings: readonly Finding[]): Finding[] => findings.filter(({ where }) => where === 'body');

/** An answer that is data, also with another code than 1: then its shape is judged as that of a success. */
export function readThrough(operation: OperationId, status: number, came: unknown): ReadThrough {
  const json = structuredClone(came);
  const check = (): Finding[] =>
    focused(checkAnswer(operation, { status, contentType: 'application/json', body: json }), json);
  const drifts: Drift[] = [];
  if (isObject(json) && typeof json['code'] === 'string' && /^-?(?:0|[1-9]\d*)$/.test(json['code'])) {
    json['code'] = Number(json['code']);
    drifts.push({ kind: 'codeText', place: '/code' });
  }
  let findings = check();
  // Each round mends at least one place, and what is mended is not found again.
  for (let again = isObject(json); again;) {
    const before = drifts.length;
    for (const finding of bodyOf(findings)) {
      const drift = isObject(json) ? mend(json, finding) : null;
      if (drift !== null) drifts.push(drift);
    }
    again = drifts.length > before;
    if (again) findings = check();
  }
  for (const finding of bodyOf(findings)) {
    const putBack = isObject(json) ? withoutNull(json, finding) : null;
    if (putBack === null) continue;
    const name = finding.pointer.split('/').at(-1);
    const after = check();
    if (after.some((one) => propertyOf(one).missing === name)) putBack();
    else {
      drifts.push({ kind: 'nullField', place: finding.pointer });
      findings = after;
    }
  }
  return { json, drifts, findings };
}
