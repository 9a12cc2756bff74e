/**
 * Order of numbers, or of days as they are sent. By code units: the alphabet of a language, which `localeCompare` brings along, is a
 * long task of its own when a page starts, and orders days no better.
 */
export function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
