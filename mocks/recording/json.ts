/** JSON as it comes from outside. */
import { FILE_JSON, parseWithin, isObject } from '../lib/checked-json.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A text as JSON; undefined when it is none, or more than anybody may walk through. */
export function parsed(json: string): unknown {
  try {
    return parseWithin(json, FILE_JSON);
  } catch {
    return undefined;
  }
}

/** The envelope of the portal's calls; null for any other JSON. */
export function envelopeOf(value: unknown): { code: number; message: string; data: unknown } | null {
  if (!isObject(value) || Object.keys(value).some((key) => !['code', 'message', 'data'].includes(key)))
    return null;
  const { code, message, data } = value;
  return typeof code === 'number' && typeof message === 'string' ? { code, message, data } : null;
}
