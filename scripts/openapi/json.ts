/** JSON types for the scripts, and the error of an unreadable contract. */

/** Any JSON object; schemas have no fixed shape. */
export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectIn(value: unknown): Json {
  return isObject(value) ? value : {};
}

/** The value if it is an array, else null. Narrows to `unknown[]`; `Array.isArray` gives `any[]`. */
export function listIn(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** An unreadable contract; the message contains the place. */
export class OpenapiError extends Error {
  override readonly name = 'OpenapiError';
}

/** Exits with 1 and a message for an {@link OpenapiError}; rethrows other errors. */
export function endUnreadable(error: unknown): never {
  if (!(error instanceof OpenapiError)) throw error;
  console.error(error.message);
  process.exit(1);
}
