/** JSON as the scripts read it, and the error of a contract that cannot be read. */

/** Any JSON object: schemas are read by keyword, never by a fixed shape. */
export type Json = Record<string, unknown>;

/** True for a JSON object (not an array, not null). */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON object, or one without fields in the place of anything else. */
export function objectIn(value: unknown): Json {
  return isObject(value) ? value : {};
}

/** A JSON list, or null in the place of anything else. `Array.isArray` alone would make it one of `any`. */
export function listIn(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** A contract that cannot be read; the message says where, for people. */
export class OpenapiError extends Error {
  override readonly name = 'OpenapiError';
}

/** Ends a program whose contract cannot be read, in a sentence and with 1; an error of the program itself is thrown on. */
export function endUnreadable(error: unknown): never {
  if (!(error instanceof OpenapiError)) throw error;
  console.error(error.message);
  process.exit(1);
}
