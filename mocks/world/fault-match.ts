/** Conditions of faults, and delays. */
import { isSecret } from './masked-text.ts';
import type { Fault, FaultMatch, Ids } from './entities.ts';
import type { TwoLanguages } from '../lib/text.ts';

/** Longest path of a field, and longest value (invented). */
const FIELD_MAX = 200;
const EQUALS_MAX = 500;
/** RFC 9110 token. */
const HEADER = /^[\w!#$%&'*+.^`|~-]{1,100}$/;

/** Parts of a call that a fault can match. */
export interface Matched {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed JSON or the fields of a form; undefined without a body. */
  readonly body: unknown;
}

/** Segments of a JSON pointer (RFC 6901) or a dotted path. */
function segmentsOf(field: string): string[] {
  if (!field.startsWith('/')) return field.split('.');
  const parts = field.slice(1).split('/');
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(body: unknown, field: string): unknown {
  return segmentsOf(field).reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Readonly<Record<string, unknown>>)[key];
  }, body);
}

const isScalar = (value: unknown): value is FaultMatch['equals'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export function isMeant({ match }: Fault, { headers, body }: Matched): boolean {
  if (match === undefined) return true;
  const { field, header = '', equals } = match;
  const value = field === undefined ? headers[header.toLowerCase()] : valueAt(body, field);
  return isScalar(value) && String(value) === String(equals);
}

/** Standard score of the 99th percentile. */
const Z99 = 2.326_347_874;

/**
 * Delay of the next call in ms: fixed, or log-normal by median and 99th percentile, at most `max`. The same World draws the
 * same delays for the calls of an operation.
 */
export function delayOf(
  { value = 0, p99 }: Fault,
  ids: Pick<Ids, 'draw'>,
  operationId: string,
  max: number,
): number {
  if (p99 === undefined) return value;
  const [u, v] = [ids.draw(`delay:${operationId}`), ids.draw(`delay:${operationId}`)];
  // Box–Muller transform.
  const z = Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
  return Math.min(Math.round(value * (p99 / value) ** (z / Z99)), max);
}

export function matchProblemOf(match: unknown): TwoLanguages | null {
  if (match === undefined) return null;
  const { field, header, equals, ...rest }: Readonly<Record<string, unknown>> =
    typeof match === 'object' && match !== null ? { ...match } : {};
  const one = field === undefined ? header : field;
  const isNamed =
    typeof one === 'string' &&
    (field === undefined ? HEADER.test(one) : one !== '' && one.length <= FIELD_MAX && header === undefined);
  if (!isNamed || Object.keys(rest).length > 0)
    return {
      zh: `条件“match”须含“field”（JSON 指针或点分路径，最多 ${FIELD_MAX} 个字符）与“header”二者之一，以及“equals”`,
      en: `match must have either "field" (a JSON pointer or dotted path of at most ${FIELD_MAX} characters) or "header", and "equals"`,
    };
  if (!isScalar(equals) || String(equals).length > EQUALS_MAX)
    return {
      zh: `条件的值“equals”须为文本、数字或真假值，最多 ${EQUALS_MAX} 个字符`,
      en: `equals must be a text, a number or a boolean of at most ${EQUALS_MAX} characters`,
    };
  // Recordings and snapshots contain faults, and must not contain secrets.
  if (isSecret(one) || /^(?:set-)?cookie$/i.test(one))
    return { zh: `“${one}”的值保密，不能作为条件`, en: `"${one}" is secret and cannot be matched` };
  return null;
}
