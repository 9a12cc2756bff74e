import { knownIndicator } from '#src/lib/formats/indicators.ts';
import { baseUnit, declaredMass, scaled } from '#src/lib/formats/published.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import type { DeclarationDetail, Indicator } from '#src/parts/declaration/declaration.ts';
import { validityOf } from '#src/parts/declaration/validity.ts';
import { gwpIndicator, indicatorUnitOf } from '#src/parts/declaration/gwp.ts';
import { pcrOf } from '#src/parts/comparison/choice.ts';
import type { Side } from './side.ts';

/** Normalises a text for comparison: `CO2` equals `CO₂`; whitespace and case are ignored. */
export function plain(text: string): string {
  return text.replaceAll('₂', '2').replaceAll(/\s+/g, '').toLowerCase();
}

function differ(texts: readonly string[]): boolean {
  return new Set(texts.filter((text) => text !== '').map(plain)).size > 1;
}

const CRITERIA = [
  'pcr',
  'version',
  'unit',
  'boundary',
  'method',
  'database',
  'allocation',
  'standards',
  'type',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Compared only where more than one declaration states them. */
const OPTIONAL: readonly Criterion[] = ['standards', 'type'];

const READ: Record<Criterion, (side: Side) => string> = {
  pcr: pcrOf,
  version: ({ pcrVersion }) => pcrVersion,
  unit: ({ declaredUnit }) => perOf(declaredUnit),
  boundary: ({ boundary }) => boundary,
  method: ({ method }) => method,
  database: ({ database }) => database,
  allocation: ({ allocation }) => allocation,
  standards: ({ standards }) => [...standards].sort().join('|'),
  type: ({ type }) => type ?? '',
};

export interface Comparability {
  /** What differs where it is known. */
  differs: readonly Criterion[];
  expired: boolean;
  /** What is not known of some declarations, by their index. */
  unknown: readonly { criterion: Criterion; at: readonly number[] }[];
}

/** Reasons why the figures may not be comparable. */
export function comparabilityOf(sides: readonly Side[], today: string): Comparability {
  const values = CRITERIA.map((criterion) => ({ criterion, texts: sides.map(READ[criterion]) }));
  const otherPcr = differ(sides.map(pcrOf));
  // Versions of different PCRs say nothing.
  const compared = values.filter(({ criterion }) => criterion !== 'version' || !otherPcr);
  return {
    differs: compared.filter(({ texts }) => differ(texts)).map(({ criterion }) => criterion),
    expired: sides.some(({ validUntil }) => validityOf(validUntil, today) === 'expired'),
    unknown: compared
      .filter(({ criterion }) => !OPTIONAL.includes(criterion))
      .map(({ criterion, texts }) => ({
        criterion,
        at: texts.flatMap((text, at) => (text === '' ? [at] : [])),
      }))
      .filter(({ at }) => at.length > 0),
  };
}

/** `1 t` and `1000 kg` are one declared unit. */
function perOf(declaredUnit: string): string {
  const mass = declaredMass(declaredUnit);
  return mass === null ? plain(declaredUnit) : `${String(mass)}kg`;
}

/** `per` is the declared unit. */
export type Result = Pick<Indicator, 'a1' | 'a2' | 'a3' | 'total' | 'unit'> & { per: string };

export interface IndicatorRow {
  code: string;
  name: Indicator['name'];
  /** In the order of the declarations; null where the indicator is not declared. */
  results: readonly (Result | null)[];
}

/** `GWP100` and `GWP-total` are one indicator. */
const keyOf = ({ code }: Pick<Indicator, 'code'>): string => knownIndicator(code)?.ilcd.id ?? plain(code);

/** A declaration without indicators may still state a GWP100. */
function indicatorsOf({ indicators, gwp, gwpUnit }: DeclarationDetail): readonly Indicator[] {
  if (gwpIndicator(indicators) !== undefined || gwp === null) return indicators;
  const nothing = { a1: null, a2: null, a3: null };
  return [
    { code: 'GWP100', name: { zh: '', en: '' }, unit: indicatorUnitOf(gwpUnit), ...nothing, total: gwp },
    ...indicators,
  ];
}

/** Union of all declared indicators, in the order of first appearance. */
export function indicatorRows(details: readonly DeclarationDetail[]): IndicatorRow[] {
  const all = details.map(indicatorsOf);
  const known = new Map<string, Indicator>();
  for (const indicator of all.flat())
    if (!known.has(keyOf(indicator))) known.set(keyOf(indicator), indicator);
  return [...known.values()].map((first) => ({
    code: first.code,
    name: first.name,
    results: all.map((own, at) => {
      const found = own.find((indicator) => keyOf(indicator) === keyOf(first));
      return found === undefined ? null : { ...found, per: details[at]?.declaredUnit ?? '' };
    }),
  }));
}

export interface ModuleRow {
  module: 'a1' | 'a2' | 'a3';
  results: readonly (Result | null)[];
}

/** GWP100 by module; empty when no declaration states modules. */
export function moduleRows(details: readonly DeclarationDetail[]): ModuleRow[] {
  const gwps = details.map(({ indicators, declaredUnit: per }) => ({ gwp: gwpIndicator(indicators), per }));
  const nothing = { a1: null, a2: null, a3: null };
  return (['a1', 'a2', 'a3'] as const)
    .map((module) => ({
      module,
      results: gwps.map(({ gwp, per }) =>
        gwp === undefined ? null : { ...nothing, per, unit: gwp.unit, total: gwp[module] },
      ),
    }))
    .filter(({ results }) => results.some((result) => result !== null && result.total !== null));
}

export type Difference =
  /** Not declared in one of the two. */
  | { kind: 'none' }
  | { kind: 'otherUnit' }
  /** `percent` is null where the reference is 0; `digits` are those behind the points of the values. */
  | { kind: 'amount'; amount: number; percent: number | null; digits?: number };

/** The total in the unit of another result; null where unit or declared unit differ. */
export function totalIn(base: Result, { total, unit, per }: Result): number | null {
  const own = baseUnit(unit);
  const wanted = baseUnit(base.unit);
  if (total === null || perOf(per) !== perOf(base.per)) return null;
  if (own.unit.toLowerCase() !== wanted.unit.toLowerCase()) return null;
  return scaled(total, own.exponent - wanted.exponent);
}

export function differenceOf(base: Result | null, result: Result | null): Difference {
  if (base?.total == null || result?.total == null) return { kind: 'none' };
  const total = totalIn(base, result);
  if (total === null) return { kind: 'otherUnit' };
  // Removes floating-point noise: 0.3 - 0.1 is not exactly 0.2.
  const amount = Number((total - base.total).toPrecision(12));
  return {
    kind: 'amount',
    amount,
    percent: base.total === 0 ? null : (amount / Math.abs(base.total)) * 100,
    digits: Math.max(digitsOf(total), digitsOf(base.total)),
  };
}

/** Behind the point, as shown. */
const digitsOf = (value: number): number => formatNumber(value).split('.')[1]?.length ?? 0;

/** At least two declarations state the indicator. */
export function isPaired({ results }: IndicatorRow): boolean {
  return results.filter((result) => result?.total != null).length > 1;
}

/** No declaration differs from the reference, and all state the indicator. */
export function isSame({ results: [base = null, ...others] }: IndicatorRow): boolean {
  return others.every((result) => {
    const difference = differenceOf(base, result);
    return difference.kind === 'amount' && difference.amount === 0;
  });
}
