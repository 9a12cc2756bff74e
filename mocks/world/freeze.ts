/** Deep freezing: a row that left the store can never be changed behind its back. */

/** Freezes a plain value and all that hangs on it. What is frozen already is skipped, so shared parts cost nothing. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
