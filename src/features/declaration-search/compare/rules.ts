import type { DeclarationDetail, Indicator } from '#src/parts/declaration/declaration.ts';
import { validityOf } from '#src/parts/declaration/validity.ts';
import { gwpIndicator } from '../rules.ts';
import { pcrOf } from './choice.ts';

/** What a comparison says about figures, and what it warns of, as pure functions. */

/** Texts that say the same: `CO2` and `CO₂`, blanks and letter case aside. */
function plain(text: string): string {
  return text.replaceAll('₂', '2').replaceAll(/\s+/g, '').toLowerCase();
}

function differ(texts: readonly string[]): boolean {
  return new Set(texts.filter((text) => text !== '').map(plain)).size > 1;
}

const WARNINGS = ['unit', 'boundary', 'version', 'standards', 'type', 'expired', 'unknown'] as const;
export type Warning = (typeof WARNINGS)[number];

/** What must be known before figures are set against each other. */
export function warningsOf(details: readonly DeclarationDetail[], today: string): Warning[] {
  const each = (read: (detail: DeclarationDetail) => string): string[] => details.map(read);
  const standards = each((detail) => [...detail.standards].sort().join('|'));
  const must = [
    each(({ declaredUnit }) => declaredUnit),
    each(({ boundary }) => boundary),
    each(({ pcrVersion }) => pcrVersion),
    each(pcrOf),
  ];
  const found: Record<Warning, boolean> = {
    unit: differ(must[0] ?? []),
    boundary: differ(must[1] ?? []),
    version: differ(must[2] ?? []),
    standards: differ(standards),
    type: differ(each(({ type }) => type ?? '')),
    expired: details.some(({ validUntil }) => validityOf(validUntil, today) === 'expired'),
    unknown: must.some((values) => values.includes('')),
  };
  return WARNINGS.filter((warning) => found[warning]);
}

/** What one declaration says of one indicator. */
export type Result = Pick<Indicator, 'a1' | 'a2' | 'a3' | 'total' | 'unit'>;

export interface IndicatorRow {
  code: string;
  name: Indicator['name'];
  /** In the order of the declarations; null where it is not declared. */
  results: readonly (Result | null)[];
}

const keyOf = ({ code }: Pick<Indicator, 'code'>): string => plain(code);

/** A declaration whose indicators are missing still states its figure. */
function indicatorsOf({ indicators, gwp }: DeclarationDetail): readonly Indicator[] {
  if (gwpIndicator(indicators) !== undefined || gwp === null) return indicators;
  const nothing = { a1: null, a2: null, a3: null };
  return [
    { code: 'GWP100', name: { zh: '', en: '' }, unit: 'kg CO₂e', ...nothing, total: gwp },
    ...indicators,
  ];
}

/** Every indicator that any of them declares, in the order of their appearance. */
export function indicatorRows(details: readonly DeclarationDetail[]): IndicatorRow[] {
  const all = details.map(indicatorsOf);
  const known = new Map<string, Indicator>();
  for (const indicator of all.flat())
    if (!known.has(keyOf(indicator))) known.set(keyOf(indicator), indicator);
  return [...known.values()].map((first) => ({
    code: first.code,
    name: first.name,
    results: all.map((own) => own.find((indicator) => keyOf(indicator) === keyOf(first)) ?? null),
  }));
}

export interface ModuleRow {
  module: 'a1' | 'a2' | 'a3';
  results: readonly (Result | null)[];
}

/** GWP100 by module, each as a result of its own; none where nobody declares a module. */
export function moduleRows(details: readonly DeclarationDetail[]): ModuleRow[] {
  const gwps = details.map(({ indicators }) => gwpIndicator(indicators));
  const nothing = { a1: null, a2: null, a3: null };
  return (['a1', 'a2', 'a3'] as const)
    .map((module) => ({
      module,
      results: gwps.map((gwp) =>
        gwp === undefined ? null : { ...nothing, unit: gwp.unit, total: gwp[module] },
      ),
    }))
    .filter(({ results }) => results.some((result) => result !== null && result.total !== null));
}

export type Difference =
  /** One of the two is not declared. */
  | { kind: 'none' }
  /** Their units differ. */
  | { kind: 'otherUnit' }
  /** `percent` is null where the reference is 0. */
  | { kind: 'amount'; amount: number; percent: number | null };

/** How far a result lies from that of the reference. */
export function differenceOf(base: Result | null, result: Result | null): Difference {
  if (base?.total == null || result?.total == null) return { kind: 'none' };
  if (plain(base.unit) !== plain(result.unit)) return { kind: 'otherUnit' };
  // 0.3 - 0.1 is not 0.2: as many digits as the figures can have.
  const amount = Number((result.total - base.total).toPrecision(12));
  return { kind: 'amount', amount, percent: base.total === 0 ? null : (amount / Math.abs(base.total)) * 100 };
}

export interface Bar {
  /** Where it begins and how long it is, percent of the width. */
  left: number;
  width: number;
}

/** A bar for each result on one scale from 0, negative ones to the left; none where a unit differs from the first. */
export function barsOf(results: readonly (Result | null)[]): (Bar | null)[] {
  const unit = results.find((result) => result?.total != null)?.unit;
  const value = (result: Result | null): number | null =>
    result !== null && unit !== undefined && plain(result.unit) === plain(unit) ? result.total : null;
  const values = results.map(value);
  const low = Math.min(0, ...values.map((one) => one ?? 0));
  const span = Math.max(0, ...values.map((one) => one ?? 0)) - low;
  return values.map((one) => {
    if (one === null) return null;
    if (span === 0) return { left: 0, width: 0 };
    const place = (of: number): number => ((of - low) / span) * 100;
    return { left: place(Math.min(one, 0)), width: place(Math.max(one, 0)) - place(Math.min(one, 0)) };
  });
}
