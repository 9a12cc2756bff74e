/** Normalises values that deviate from the contract but that the portal accepts (decision 4, src/lib/received.ts). */
import { schemas } from '#mocks/openapi/schemas.gen.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { day, flag, moment, number } from '#src/lib/received.ts';
import { isObject, objectIn, type Json } from '../openapi/json.ts';
import type { DriftKind } from './drift-kinds.ts';

export interface Normalised {
  readonly kind: DriftKind;
  readonly value: unknown;
}

const NUMERIC = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const MILLIS = /^\d{12,14}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
/** Validator messages for a wrong time: the contract's pattern of a timestamp, or `format: date`. */
const WANTS_TIME = /\\d\{4\}-\\d\{2\}-\\d\{2\}|format "date"/;

/** Converts a time to the contract's format; null if the portal cannot parse it either. */
function asTime(problem: string, value: string): Normalised | null {
  if (!WANTS_TIME.test(problem)) return null;
  const kind = MILLIS.test(value) ? 'dateMillis' : 'dateFormat';
  const [at, date] = [moment(value), day(value)];
  if (date === '') return null;
  if (problem.includes('format "date"')) return { kind, value: date };
  return { kind, value: DATE_TIME.test(at) ? at : `${date} 00:00:00` };
}

/**
 * Normalises a value.
 * @param problem message of the contract's validator
 * @returns null if the portal cannot read it either
 */
export function normalised(problem: string, value: unknown): Normalised | null {
  if (/^must be (?:integer|number)\b/.test(problem))
    return typeof value === 'string' && NUMERIC.test(value.trim())
      ? { kind: 'numberText', value: Number(value) }
      : null;
  if (problem === 'must be boolean') {
    const read = flag(value);
    return read === null ? null : { kind: 'flagForm', value: read };
  }
  if (problem === 'must be array' && value === null) return { kind: 'nullList', value: [] };
  if (typeof value === 'string') return asTime(problem, value);
  // Timestamps in ms too: as strings they are checked again where a time is expected.
  return /^must be string\b/.test(problem) && typeof value === 'number'
    ? { kind: 'textNumber', value: String(value) }
    : null;
}

/** Field aliases that the portal accepts, with the kind of drift. */
const OTHER_NAMES: Readonly<Record<string, readonly [DriftKind, readonly string[]]>> = {
  message: ['messageName', ['msg']],
  totals: ['totalName', ['total']],
  list: ['listName', ['rows', 'records']],
};

export const isOtherName = (name: string, here: Json): boolean =>
  Object.entries(OTHER_NAMES).some(
    ([known, [, names]]) => names.includes(name) && !Object.hasOwn(here, known),
  );

/**
 * Copies the value of an alias to a missing field, if there is one. Modifies `here`.
 * @param isEnvelope `here` is the whole answer
 */
export function normaliseMissing(
  here: Json,
  missing: string,
  isEnvelope: boolean,
): { kind: DriftKind; name: string } | null {
  const [kind, names] = OTHER_NAMES[missing] ?? [];
  const other = names?.find((name) => Object.hasOwn(here, name));
  if (kind !== undefined && other !== undefined) {
    here[missing] = here[other];
    delete here[other];
    return { kind, name: other };
  }
  if (isEnvelope && missing === 'message') {
    here['message'] = '';
    return { kind: 'messageMissing', name: missing };
  }
  const { list, totals } = here;
  if (missing === 'totals' && Array.isArray(list)) {
    here['totals'] = list.length;
    return { kind: 'totalMissing', name: missing };
  }
  if (missing === 'list' && Object.hasOwn(here, 'totals') && (number(totals) ?? 0) === 0) {
    here['list'] = [];
    return { kind: 'nullList', name: missing };
  }
  return null;
}

/** Schema of `data` in a success, dereferenced. */
function dataSchema(operation: OperationId): Json {
  const answer = objectIn(schemas.operations[operation]?.answers['200']?.['application/json']);
  let data = objectIn(objectIn(objectIn(answer['then'])['properties'])['data']);
  while (typeof data['$ref'] === 'string')
    data = objectIn(schemas.answerDefs[data['$ref'].split('/').at(-1) ?? '']);
  return data;
}

/** Where the portal accepts a bare array instead of an object: pages, and the products of an application. */
const HOLDERS = { list: 'bareList', items: 'bareItems' } as const;

/** Wraps a bare array in the expected object. Modifies the envelope. */
export function normaliseBareList(envelope: Json, operation: OperationId): DriftKind | null {
  const { data } = envelope;
  if (!Array.isArray(data)) return null;
  const fields = objectIn(dataSchema(operation)['properties']);
  const holder = (['list', 'items'] as const).find((name) => isObject(fields[name]));
  if (holder === undefined) return null;
  envelope['data'] = holder === 'list' ? { list: data, totals: data.length } : { items: data };
  return HOLDERS[holder];
}
