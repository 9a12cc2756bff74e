/** Numbers in ids and in numbers for people. */

/** `7` as `007`. */
export function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
