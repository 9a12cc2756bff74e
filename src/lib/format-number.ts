import { number } from './received.ts';

/** Narrow no-break space around a slash and before a per cent sign. */
export const THIN_SPACE = '\u202F';
/** Between a number and its unit: in Arial a narrow one is hardly seen. */
export const UNIT_SPACE = '\u00A0';
export const NO_VALUE = '–';

/** `2,150` or `1,843.6`; missing or unreadable numbers become a dash. */
export function formatNumber(value: number | string | null | undefined, digits?: number): string {
  const read = number(value);
  if (read === null) return NO_VALUE;
  return writtenShort(read, digits) ?? writerOf(digits).format(read);
}

const DIGITS_MAX = 3;

/** Without `Intl`, for numbers that need no rounding: creating a NumberFormat takes longer than rendering four rows. */
function writtenShort(value: number, digits: number | undefined): string | null {
  const [, minus = '', whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fraction.length > (digits ?? DIGITS_MAX) || Object.is(value, -0)) return null;
  const point = digits === undefined ? fraction : fraction.padEnd(digits, '0');
  return `${minus}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${point === '' ? '' : `.${point}`}`;
}

const writers = new Map<number | undefined, Intl.NumberFormat>();

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

/** Number, space, unit: `1,843 kg`; only the number if the unit is empty. */
export function formatQuantity(
  value: number | string | null | undefined,
  unit: string,
  digits?: number,
): string {
  const number = formatNumber(value, digits);
  return number + spacedUnit(number, unit);
}

/** Space and unit behind a formatted number; empty without either. */
export const spacedUnit = (number: string, unit: string): string =>
  number === NO_VALUE || unit === '' ? '' : UNIT_SPACE + unit;
