/** Declarations of other registers, read from a file (docs/open-data.md). All texts are untrusted. */
import { isDay } from '../day.ts';
import type { TwoNames } from '../names.ts';
import { number, text, title } from '../received.ts';
import { baseUnit, scaled, type Published, type PublishedIndicator } from './published.ts';

/** Why a file is not read as a declaration, in the order of the checks. */
export type Refusal =
  | 'empty'
  | 'size'
  | 'encoding'
  | 'format'
  | 'xml'
  | 'entities'
  | 'complex'
  | 'json'
  | 'several'
  | 'version'
  | 'value'
  | 'noResults';

export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly reason: Refusal;
  /** The invalid value or its location; untrusted. */
  readonly found: string;
  constructor(reason: Refusal, found = '') {
    super(`${reason} ${found}`);
    this.reason = reason;
    this.found = found.slice(0, 60);
  }
}

export interface ForeignDeclaration extends Published {
  format: 'openEPD 0.1' | 'ILCD+EPD';
  /** Impact assessment method, background database, allocation and programme operator; empty where the file does not say. */
  method: string;
  database: string;
  allocation: string;
  operator: TwoNames;
}

/** More could not be displayed without blocking the page. */
const INDICATORS_MAX = 100;
export const STANDARDS_MAX = 20;

/** Bidi controls and invisible characters could disguise a name. */
const MISLEADING = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

export function words(value: unknown): string {
  return title(text(value).replaceAll(MISLEADING, ' ').replaceAll(/\s+/g, ' '));
}

/** The calendar date as written; its time and zone are dropped. Other texts are only displayed. */
export function writtenDay(value: unknown): string {
  const written = words(value);
  return isDay(written.slice(0, 10)) ? written.slice(0, 10) : written.slice(0, 10).replace(/^\D.*/, '');
}

/** A figure, or null for "not declared". @throws RefusedFile for anything else that is no finite number */
export function figure(value: unknown): number | null {
  if (value === undefined || value === null || (typeof value === 'string' && NOT_DECLARED.test(value.trim())))
    return null;
  const read = typeof value === 'number' || isDecimal(value) ? number(value) : null;
  if (read === null) throw new RefusedFile('value', words(written(value)));
  return read;
}

/** `String` throws for some objects. */
const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
const NOT_DECLARED = /^(?:|-|–|nd|mnd|mnr|inr|n\/a)$/i;
const isDecimal = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(value);

/** Results by module in the unit of the first; A1 to A3 is their sum where the file states only the three. */
export function indicatorOf(
  code: string,
  name: TwoNames,
  stated: ReadonlyMap<string, { value: number; unit: string }>,
): PublishedIndicator {
  const unit = (stated.get('A1-A3') ?? [...stated.values()][0])?.unit ?? '';
  const base = baseUnit(unit);
  const valueOf = (module: string): number | null => {
    const found = stated.get(module);
    if (found === undefined) return null;
    const own = baseUnit(found.unit);
    return own.unit === base.unit ? scaled(found.value, own.exponent - base.exponent) : null;
  };
  const [a1, a2, a3] = [valueOf('A1'), valueOf('A2'), valueOf('A3')];
  const sum = a1 === null || a2 === null || a3 === null ? null : Number((a1 + a2 + a3).toPrecision(12));
  return { code, name, unit: spelled(unit), a1, a2, a3, total: valueOf('A1-A3') ?? sum };
}

/** `kgCO2e` is `kg CO2e`. */
const spelled = (unit: string): string =>
  unit.replace(/^(mg|g|kg|t|mol)(?=[A-Z])/, '$1 ').replace(/^mol He$/, 'mol H+e');

/** A life cycle module or stage of EN 15804: `A1`, `A1-A3`, `D`. */
export const isModule = (text: string): boolean => /^[A-D]\d?(?:-[A-D]\d)?$/.test(text);

/** `A1-A3, C3, D`: the modules with a result. */
export function boundaryOf(modules: readonly string[]): string {
  const stated = new Set(modules);
  const stages = ['A1', 'A2', 'A3'];
  if (stages.every((module) => stated.has(module))) stated.add('A1-A3');
  if (stated.has('A1-A3')) for (const module of stages) stated.delete(module);
  return [...stated].sort().join(', ');
}

/** @throws RefusedFile without any result of the production stage */
export function withResults(foreign: ForeignDeclaration): ForeignDeclaration {
  const states = ({ a1, a2, a3, total }: PublishedIndicator): boolean =>
    [a1, a2, a3, total].some((value) => value !== null);
  const indicators = foreign.indicators.filter(states);
  if (indicators.length > INDICATORS_MAX) throw new RefusedFile('complex');
  if (indicators.length === 0) throw new RefusedFile('noResults');
  const gwp = indicators.find(({ code }) => code === 'GWP100')?.total ?? null;
  return { ...foreign, indicators, gwp };
}
