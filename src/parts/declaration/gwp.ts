import { THIN_SPACE } from '#src/lib/format-number.ts';
import type { Indicator } from './declaration.ts';

const CARBON = 'kg\u00A0CO₂e';

/** Empty without a declared unit, because the documents give GWP100 no unit. */
export function gwpUnitOf(declaredUnit: string, indicatorUnit = ''): string {
  if (declaredUnit === '') return '';
  const carbon =
    indicatorUnit === '' ? CARBON : indicatorUnit.replaceAll('CO2', 'CO₂').replaceAll(' ', '\u00A0');
  return `${carbon}${THIN_SPACE}/${THIN_SPACE}${declaredUnit.replace(/^1\s+/, '').replaceAll(' ', '\u00A0')}`;
}

export function gwpIndicator(indicators: readonly Indicator[]): Indicator | undefined {
  return (
    indicators.find(({ code }) => code.toUpperCase() === 'GWP100') ??
    indicators.find(({ code }) => code.toUpperCase().startsWith('GWP'))
  );
}

export function indicatorUnitOf(gwpUnit: string): string {
  return gwpUnit.split(`${THIN_SPACE}/`)[0] ?? '';
}

/** The common unit; empty if units differ or one is missing. */
export function commonUnit(rows: readonly { readonly gwpUnit: string }[]): string {
  const [first] = rows;
  return first !== undefined && rows.every(({ gwpUnit }) => gwpUnit === first.gwpUnit) ? first.gwpUnit : '';
}

/** `1 t · A1–A3`; empty without a unit. */
export function coverageOf({ declaredUnit, boundary }: { declaredUnit: string; boundary: string }): string {
  if (declaredUnit === '') return '';
  const modules = boundary.replace(/^([A-D]\d?)-([A-D]\d?)$/, '$1–\u2060$2');
  return [declaredUnit.replaceAll(' ', '\u00A0'), modules].filter(Boolean).join('\u00A0· ');
}
