import { knownIndicator } from '../formats/indicators.ts';
import { baseUnit, declaredMass, scaled, type PublishedIndicator } from '../formats/published.ts';
import {
  A2,
  CLIMATE_SPLIT,
  CONSTRUCTION,
  error,
  rule,
  warning,
  type Finding,
  type Rule,
  type RuleScope,
  type WithFacts,
} from './rule.ts';

const PARTS = ['a1', 'a2', 'a3'] as const;
const COLUMNS = [...PARTS, 'total'] as const;

/** The core environmental impact indicators of EN 15804+A2. */
const CORE =
  'GWP-TOTAL GWP-FOSSIL GWP-BIOGENIC GWP-LULUC ODP AP EP-FRESHWATER EP-MARINE EP-TERRESTRIAL POCP ADPE ADPF WDP'.split(
    ' ',
  );
const GWP_PARTS = ['GWP-FOSSIL', 'GWP-BIOGENIC', 'GWP-LULUC'] as const;

/** Impacts that are never zero in steel production. */
const NEVER_ZERO = ['AP', 'POCP', 'ADPF', 'PENRT'];

/** Carbon uptake and water return; all others are emissions or uses. */
const MAY_BE_NEGATIVE = /^(?:GWP|WDP)/;

/** Plausible A1–A3 by route, kg CO2e per tonne; values outside deserve a review. */
const PLAUSIBLE: Readonly<Record<string, readonly [number, number]>> = {
  'BF-BOF': [1400, 5000],
  EAF: [150, 2000],
  'EAF-AOD': [600, 8000],
  'DRI-EAF': [200, 3000],
};
const ANY_ROUTE = [50, 12_000] as const;

const decimals = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** Whether the parts add up within rounding, or half a percent. */
export function addsUp(parts: readonly number[], total: number): boolean {
  const step = 10 ** -Math.max(...[...parts, total].map(decimals));
  const largest = Math.max(...[...parts, total].map(Math.abs));
  const sum = parts.reduce((all, part) => all + part, 0);
  return Math.abs(sum - total) <= Math.max((step * (parts.length + 1)) / 2, largest * 0.005) + Number.EPSILON;
}

const codeOf = ({ code }: PublishedIndicator): string => code.toUpperCase();

/** The climate change total is also called GWP100. */
function find({ indicators }: WithFacts<'indicators'>, code: string): PublishedIndicator | undefined {
  const called = (name: string): PublishedIndicator | undefined =>
    indicators.find((one) => codeOf(one) === name);
  return called(code) ?? (code === 'GWP-TOTAL' ? called('GWP100') : undefined);
}

const named = (kind: typeof error, codes: readonly string[]): Finding =>
  kind(codes.length > 0, { codes: codes.join(', ') });

const ofRows = (
  terms: readonly string[] | RuleScope,
  kind: typeof error,
  isWrong: (one: PublishedIndicator, at: number, all: readonly PublishedIndicator[]) => boolean,
): Rule =>
  rule(['indicators'], terms, ({ indicators }) =>
    named(
      kind,
      indicators.filter(isWrong).map(({ code }) => code),
    ),
  );

/** A rule that requires rows with these codes. */
const wants = (codes: readonly string[], terms: RuleScope): Rule =>
  rule(['indicators'], terms, (facts) =>
    named(
      warning,
      codes.filter((code) => find(facts, code) === undefined),
    ),
  );

const perTonne = ({ gwp, declaredUnit }: WithFacts<'gwp' | 'declaredUnit'>): number | null => {
  const mass = declaredMass(declaredUnit);
  return gwp === null || mass === null || mass === 0 ? null : (gwp / mass) * 1000;
};

export const RESULT_RULES = {
  gwp: rule(['gwp'], ['EN 15804', 'ISO 21930', 'ISO 14067'], ({ gwp }) => error(gwp === null)),
  gwpPositive: rule(['gwp'], ['ISO 14025', 'ISO 20915'], ({ gwp }) =>
    gwp === null ? 'aside' : error(gwp <= 0, { value: gwp }),
  ),
  gwpPlausible: rule(['gwp', 'declaredUnit'], ['ISO 14025', 'ISO 20915'], (facts) => {
    const value = perTonne(facts);
    if (value === null || value <= 0) return 'aside';
    const [low, high] = PLAUSIBLE[facts.route ?? ''] ?? ANY_ROUTE;
    return warning(value < low || value > high, { value: Math.round(value), low, high });
  }),
  gwpSame: rule(['gwp', 'indicators'], ['ISO 14025'], (facts) => {
    const total = find(facts, 'GWP-TOTAL');
    if (facts.gwp === null || total == null || total.total === null) return 'aside';
    const { unit, exponent } = baseUnit(total.unit);
    if (unit !== 'kgCO2e') return 'aside';
    const listed = scaled(total.total, exponent);
    return error(!addsUp([listed], facts.gwp), { value: facts.gwp, listed });
  }),
  gwpSum: rule(['indicators'], ['EN 15804+A2'], (facts) => {
    const total = find(facts, 'GWP-TOTAL');
    const parts = GWP_PARTS.map((code) => find(facts, code));
    if (total === undefined || parts.includes(undefined)) return 'untold';
    const wrong = COLUMNS.filter((column) => {
      const values = parts.map((part) => part?.[column] ?? null);
      const sum = total[column];
      return sum !== null && values.every((value) => value !== null) && !addsUp(values, sum);
    });
    return error(wrong.length > 0, { columns: columnNames(wrong) });
  }),
  gwpSplit: wants(GWP_PARTS, { norm: ['EN 15804+A2', 'ISO 14067'], under: CLIMATE_SPLIT }),
  sums: rule(['indicators'], ['EN 15804', 'ISO 21930', 'ISO 14025'], ({ indicators }) => {
    const whole = indicators.filter((one) => COLUMNS.every((column) => one[column] !== null));
    if (whole.length === 0) return 'untold';
    const parts = (one: PublishedIndicator): number[] => PARTS.map((part) => one[part] ?? 0);
    const wrong = whole.filter((one) => !addsUp(parts(one), one.total ?? 0));
    return named(
      error,
      wrong.map(({ code }) => code),
    );
  }),
  indicatorUnits: ofRows(['EN 15804+A2', 'ISO 21930'], error, ({ code, unit }) => {
    const known = knownIndicator(code);
    return known !== undefined && known.unit !== baseUnit(unit).unit;
  }),
  indicatorsTwice: ofRows(
    ['ISO 14025'],
    error,
    (one, at, all) => all.findIndex((other) => codeOf(other) === codeOf(one)) < at,
  ),
  indicatorTotals: ofRows(['EN 15804', 'ISO 21930'], warning, ({ total }) => total === null),
  negative: ofRows(
    ['EN 15804', 'ISO 21930'],
    error,
    (one) => !MAY_BE_NEGATIVE.test(codeOf(one)) && COLUMNS.some((column) => (one[column] ?? 0) < 0),
  ),
  zero: ofRows(
    ['ISO 14025', 'ISO 20915'],
    warning,
    (one) => one.total === 0 && NEVER_ZERO.includes(codeOf(one)),
  ),
  coreIndicators: wants(CORE, { norm: ['EN 15804+A2'], under: A2 }),
  resourceIndicators: wants(['PERT', 'PENRT', 'SM', 'FW'], {
    norm: ['EN 15804', 'ISO 21930'],
    under: CONSTRUCTION,
  }),
  wasteIndicators: wants(['HWD', 'NHWD', 'RWD'], { norm: ['EN 15804', 'ISO 21930'], under: CONSTRUCTION }),
  cfpOnly: ofRows({ norm: ['ISO 14067'], type: 'CFP' }, warning, (one) => !codeOf(one).startsWith('GWP')),
  fossilEnergy: rule(['indicators'], ['EN 15804'], (facts) => {
    const [fossil, energy] = ['ADPF', 'PENRT'].map((code) => find(facts, code)?.total);
    if (fossil == null || energy == null) return 'untold';
    return warning(fossil > energy * 1.1, { fossil, energy });
  }),
};

const columnNames = (columns: readonly (typeof COLUMNS)[number][]): string =>
  columns.map((column) => (column === 'total' ? 'A1–A3' : column.toUpperCase())).join(', ');
