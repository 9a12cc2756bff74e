import type { TwoNames } from '../names.ts';

/** Results of one indicator, per declared unit. */
export interface PublishedIndicator {
  code: string;
  name: TwoNames;
  unit: string;
  a1: number | null;
  a2: number | null;
  a3: number | null;
  total: number | null;
}

/** The fields of a declaration that the open data formats use; empty or null where the server omitted them. */
export interface Published {
  number: string;
  type: 'EPD' | 'CFP' | null;
  product: TwoNames;
  productNumber: string;
  company: TwoNames;
  pcr: TwoNames;
  pcrNumber: string;
  pcrVersion: string;
  /** GWP100 in `gwpUnit`. */
  gwp: number | null;
  gwpUnit: string;
  /** `YYYY-MM-DD`. */
  validFrom: string;
  validUntil: string;
  published: string;
  declaredUnit: string;
  /** `A1-A3`. */
  boundary: string;
  route: string | null;
  verifier: TwoNames;
  standards: readonly string[];
  indicators: readonly PublishedIndicator[];
}

const EXPONENT = { mg: -6, g: -3, kg: 0, t: 3 } as const;

/** A unit as both formats spell it, with the power of ten that converts a value to it: `mg CFC-11e` is `kgCFC11e`, -6. */
export function baseUnit(unit: string): { unit: string; exponent: number } {
  const plain = unit
    .normalize('NFKC')
    .replaceAll(/[\s-]/g, '')
    .replace(/\+/, '')
    .replace(/eqv?\.?$/, 'e');
  const [, prefix, rest = ''] = /^(mg|g|kg|t)(?=$|[A-Z])(.*)$/.exec(plain) ?? [];
  if (prefix === undefined) return { unit: plain, exponent: 0 };
  return { unit: `kg${rest}`, exponent: EXPONENT[prefix as keyof typeof EXPONENT] };
}

/** Moves the decimal point without the rounding errors of a multiplication. */
export function scaled(value: number, exponent: number): number {
  const [digits = '', own = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(own) + exponent}`);
}

/** Mass of the declared unit in kg; null for a unit that is no mass. */
export function declaredMass(declaredUnit: string): number | null {
  const [, quantity, unit = ''] = /^(\d+(?:\.\d+)?)\s*(\S+)$/.exec(declaredUnit.trim()) ?? [];
  if (quantity === undefined) return null;
  const base = baseUnit(unit);
  return base.unit === 'kg' ? scaled(Number(quantity), base.exponent) : null;
}

/** Results per declared unit in the base unit of their indicator. */
export interface Result {
  code: string;
  unit: string;
  modules: readonly (readonly [module: 'A1' | 'A2' | 'A3' | 'A1-A3', value: number])[];
}

/** Without indicators, only the climate change total is known. */
export function onlyGwp({ gwp, gwpUnit }: Pick<Published, 'gwp' | 'gwpUnit'>): PublishedIndicator {
  const unit = (gwpUnit.split('/')[0] ?? '').trim();
  return { code: 'GWP100', name: { zh: '', en: '' }, unit, a1: null, a2: null, a3: null, total: gwp };
}

/** Results in a known unit. A total counts as A1–A3 only if the declaration says so. */
export function resultsOf(declaration: Published): Result[] {
  const { indicators, boundary } = declaration;
  const stated = indicators.length > 0 ? indicators : [onlyGwp(declaration)];
  return stated.map(({ code, unit: sent, a1, a2, a3, total }) => {
    const { unit, exponent } = baseUnit(sent);
    const cradleToGate = boundary === 'A1-A3' || (a1 !== null && a2 !== null && a3 !== null);
    const values = [
      ['A1', a1],
      ['A2', a2],
      ['A3', a3],
      ['A1-A3', cradleToGate ? total : null],
    ] as const;
    return {
      code,
      unit,
      modules: values.flatMap(([module, value]) =>
        value === null || !Number.isFinite(value) ? [] : [[module, scaled(value, exponent)] as const],
      ),
    };
  });
}
