/** A dialect: pure functions that change answers and requests on the wire, transparent to handlers. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { World } from '../world/entities.ts';
import { isObject } from '../lib/checked-json.ts';

/** Transport deviations; only adapters that control the connection support them. */
export type Transport = 'gzip' | 'chunked' | 'cut';

export interface WireAnswer {
  readonly status: number;
  /** Keys in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string | null;
  readonly json?: unknown;
  readonly transport?: readonly Transport[];
}

export interface DialectContext {
  readonly operation: OperationId;
  readonly world: World;
  readonly language: 'zh' | 'en';
}

export interface WireRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON body; integers beyond 2^53 are strings (mocks/lib/checked-json.ts). */
  readonly json?: unknown;
}

export interface Dialect {
  readonly title: { readonly zh: string; readonly en: string };
  readonly describe: { readonly zh: string; readonly en: string };
  readonly answer?: (response: WireAnswer, context: DialectContext) => WireAnswer;
  readonly request?: (incoming: WireRequest, context: DialectContext) => WireRequest;
}

export type Json = Readonly<Record<string, unknown>>;

export function ofEnvelope(
  change: (envelope: Json, context: DialectContext) => Json,
): NonNullable<Dialect['answer']> {
  return (response, context) =>
    isObject(response.json) ? { ...response, json: change(response.json, context) } : response;
}

export function ofData(
  change: (data: unknown, context: DialectContext) => unknown,
): NonNullable<Dialect['answer']> {
  return ofEnvelope((envelope, context) =>
    'data' in envelope ? { ...envelope, data: change(envelope['data'], context) } : envelope,
  );
}

/** Maps every nested value, depth-first; `change` receives the name of its field, or of the field with its list. */
export function eachValue(
  value: unknown,
  change: (inner: unknown, name: string) => unknown,
  name = '',
): unknown {
  if (Array.isArray(value)) {
    return change(
      value.map((item) => eachValue(item, change, name)),
      name,
    );
  }
  if (!isObject(value)) return change(value, name);
  const fields = Object.entries(value).map(([key, inner]) => [key, eachValue(inner, change, key)]);
  return change(Object.fromEntries(fields), name);
}

/** Marks digits to be written as an unquoted JSON number, whatever their length. */
const BARE = '\uE000';

/** {@link written} omits their quotes. */
export const bareNumber = (digits: string): string => BARE + digits;

export function written(json: unknown): string {
  return JSON.stringify(json).replace(new RegExp(`"${BARE}(\\d+)"`, 'g'), '$1');
}
