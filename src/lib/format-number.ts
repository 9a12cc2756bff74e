import { number } from './received.ts';

/** How numbers are written, the same in both languages; dates and sizes stand in format.ts. */

/** A thin space that does not break: between a number and its unit, and around a stroke. */
export const THIN_SPACE = '\u202F';
/** Unit of the global warming potential, always written out (declared unit: 1 tonne). */
export const GWP_UNIT = `kg\u00A0CO₂e${THIN_SPACE}/${THIN_SPACE}t`;
/** What stands where a value is missing. */
export const NO_VALUE = '–';

/** `2,150` or `1,843.6`; grouping is the same in both languages. Missing or unreadable numbers become a dash. */
export function formatNumber(value: number | string | null | undefined, digits?: number): string {
  const read = number(value);
  if (read === null) return NO_VALUE;
  return writtenShort(read, digits) ?? writerOf(digits).format(read);
}

/** Digits after the point where nobody says how many. */
const DIGITS_MAX = 3;

/**
 * Numbers that need no rounding, which are nearly all, without `Intl`: to make its first writer takes longer than to draw four rows of
 * a list, while everybody waits for them. Null for all others.
 */
function writtenShort(value: number, digits: number | undefined): string | null {
  const [, minus = '', whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fraction.length > (digits ?? DIGITS_MAX) || Object.is(value, -0)) return null;
  const point = digits === undefined ? fraction : fraction.padEnd(digits, '0');
  return `${minus}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${point === '' ? '' : `.${point}`}`;
}

const writers = new Map<number | undefined, Intl.NumberFormat>();

/** To make one takes longer than to write a hundred numbers. */
function writerOf(digits: number | undefined): Intl.NumberFormat {
  const made =
    writers.get(digits) ??
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits ?? 0,
      maximumFractionDigits: digits ?? DIGITS_MAX,
    });
  writers.set(digits, made);
  return made;
}

/** Number, thin space, unit: `1,843 kg`. */
export function formatQuantity(
  value: number | string | null | undefined,
  unit: string,
  digits?: number,
): string {
  const number = formatNumber(value, digits);
  return number === NO_VALUE ? number : `${number}${THIN_SPACE}${unit}`;
}

/** Global warming potential with its unit written out: `1,843 kg CO₂e / t`. */
export function formatGwp(value: number | string | null | undefined): string {
  return formatQuantity(value, GWP_UNIT);
}
