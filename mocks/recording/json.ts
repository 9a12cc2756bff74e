/** JSON as it comes from outside. */

export type Json = Readonly<Record<string, unknown>>;

/** A text as JSON; undefined when it is none. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The envelope of the portal's calls; null for any other JSON. */
export function envelopeOf(value: unknown): { code: number; message: string; data: unknown } | null {
  if (!isObject(value) || Object.keys(value).some((key) => !['code', 'message', 'data'].includes(key)))
    return null;
  const { code, message, data } = value;
  return typeof code === 'number' && typeof message === 'string' ? { code, message, data } : null;
}
