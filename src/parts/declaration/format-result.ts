import { formatNumber } from '#src/lib/format-number.ts';

/** Small results keep their significant digits: 0.0000182 is not shown as 0. */
export function formatResult(value: number | null, digits?: number): string {
  if (value === null || value === 0 || Math.abs(value) >= 0.001) return formatNumber(value, digits);
  return value
    .toExponential(2)
    .replace('e-', ' × 10⁻')
    .replace(/⁻(\d+)$/, (_, digits: string) => `⁻${superscript(digits)}`);
}

/** Unit of an indicator with its small figures and signs, which servers write as plain letters. */
export const formatUnit = (unit: string): string => unit.replaceAll('CO2', 'CO₂').replaceAll('H+', 'H⁺');

function superscript(digits: string): string {
  return Array.from(digits, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('');
}
