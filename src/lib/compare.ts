/** Compares by code units: `localeCompare` would load collation data in a long task at startup, and orders dates no better. */
export function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
