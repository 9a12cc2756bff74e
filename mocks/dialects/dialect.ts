/** What a dialect is: a pure change of what leaves the mock, and of what comes in. Handlers know nothing of it. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { World } from '../world/types.ts';

/** How the bytes travel; only an adapter with a connection of its own can do it. */
export type Transport = 'gzip' | 'chunked' | 'cut';

/** An answer on its way out. */
export interface Leaving {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string | null;
  /** The body as data, where it is JSON. */
  readonly json?: unknown;
  readonly transport?: readonly Transport[];
}

/** For whom, and of which call. */
export interface Spoken {
  readonly operation: OperationId;
  readonly world: World;
  readonly language: 'zh' | 'en';
}

/** What comes in: the parts of a call that a dialect may spell otherwise. */
export interface Came {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON as text, so that no digit is lost; null where there is none. */
  readonly json: string | null;
}

export interface Dialect {
  readonly title: { readonly zh: string; readonly en: string };
  readonly describe: { readonly zh: string; readonly en: string };
  readonly answer?: (leaving: Leaving, spoken: Spoken) => Leaving;
  readonly request?: (came: Came, spoken: Spoken) => Came;
}

export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A dialect that changes the envelope, and nothing of an answer without one. */
export function ofEnvelope(change: (envelope: Json, spoken: Spoken) => Json): NonNullable<Dialect['answer']> {
  return (leaving, spoken) =>
    isObject(leaving.json) ? { ...leaving, json: change(leaving.json, spoken) } : leaving;
}

/** A dialect that changes the data within the envelope. */
export function ofData(change: (data: unknown, spoken: Spoken) => unknown): NonNullable<Dialect['answer']> {
  return ofEnvelope((envelope, spoken) =>
    'data' in envelope ? { ...envelope, data: change(envelope['data'], spoken) } : envelope,
  );
}

/** Changes every value below, the innermost first; `change` is told the name of the field that holds it, or its list. */
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

/** Digits that JSON shall hold as a bare number, however many they are. */
const BARE = '\uE000';

/** Marks digits, which {@link written} then writes without quotes. */
export const bareNumber = (digits: string): string => BARE + digits;

/** Data as JSON, marked digits without their quotes. */
export function written(json: unknown): string {
  return JSON.stringify(json).replace(new RegExp(`"${BARE}(\\d+)"`, 'g'), '$1');
}
