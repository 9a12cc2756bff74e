/** Indicator values for a declaration: invented, but of a believable size, and every row adds up. */
import { rng } from '#mocks/lib/random.ts';
import type { Bilingual, GwpSplit } from './common.ts';

interface Indicator {
  code: string;
  name: Bilingual;
  unit: string;
  /** Per kg CO₂e of the declaration's total. */
  factor: number;
  digits: number;
}

/** EN 15804+A2 core indicators and the resource flows; units are scaled so that plain decimals suffice. */
const INDICATORS: readonly Indicator[] = [
  {
    code: 'GWP-biogenic',
    name: { zh: '生物源碳', en: 'Climate change, biogenic' },
    unit: 'kg CO₂e',
    factor: 0.0012,
    digits: 2,
  },
  {
    code: 'GWP-luluc',
    name: { zh: '土地利用', en: 'Climate change, land use' },
    unit: 'kg CO₂e',
    factor: 0.0003,
    digits: 3,
  },
  {
    code: 'ODP',
    name: { zh: '臭氧层消耗', en: 'Ozone depletion' },
    unit: 'mg CFC-11e',
    factor: 0.0031,
    digits: 2,
  },
  { code: 'AP', name: { zh: '酸化', en: 'Acidification' }, unit: 'mol H+e', factor: 0.0033, digits: 2 },
  {
    code: 'EP-freshwater',
    name: { zh: '淡水富营养化', en: 'Eutrophication, freshwater' },
    unit: 'g Pe',
    factor: 0.0009,
    digits: 2,
  },
  {
    code: 'EP-marine',
    name: { zh: '海洋富营养化', en: 'Eutrophication, marine' },
    unit: 'kg Ne',
    factor: 0.00078,
    digits: 2,
  },
  {
    code: 'EP-terrestrial',
    name: { zh: '陆地富营养化', en: 'Eutrophication, terrestrial' },
    unit: 'mol Ne',
    factor: 0.0084,
    digits: 2,
  },
  {
    code: 'POCP',
    name: { zh: '光化学臭氧生成', en: 'Photochemical ozone' },
    unit: 'kg NMVOCe',
    factor: 0.0029,
    digits: 2,
  },
  {
    code: 'ADPE',
    name: { zh: '矿物资源消耗', en: 'Depletion, minerals' },
    unit: 'g Sbe',
    factor: 0.00042,
    digits: 3,
  },
  { code: 'ADPF', name: { zh: '化石资源消耗', en: 'Depletion, fossil' }, unit: 'MJ', factor: 9.8, digits: 0 },
  { code: 'WDP', name: { zh: '水资源剥夺', en: 'Water deprivation' }, unit: 'm³', factor: 0.11, digits: 1 },
  {
    code: 'PERT',
    name: { zh: '可再生一次能源', en: 'Renewable primary energy' },
    unit: 'MJ',
    factor: 0.42,
    digits: 0,
  },
  {
    code: 'PENRT',
    name: { zh: '不可再生一次能源', en: 'Non-renewable energy' },
    unit: 'MJ',
    factor: 12.2,
    digits: 0,
  },
  { code: 'SM', name: { zh: '二次材料使用', en: 'Secondary material' }, unit: 'kg', factor: 0.08, digits: 0 },
  { code: 'FW', name: { zh: '淡水消耗', en: 'Fresh water' }, unit: 'm³', factor: 0.0019, digits: 2 },
  {
    code: 'NHWD',
    name: { zh: '一般固体废物', en: 'Non-hazardous waste' },
    unit: 'kg',
    factor: 0.021,
    digits: 1,
  },
];

export interface IndicatorRow {
  code: string;
  name: Bilingual;
  unit: string;
  a1: number;
  a2: number;
  a3: number;
  total: number;
  digits: number;
}

/** All rows for one declaration. The seed is its registration number, so a report never changes between downloads. */
export function indicatorRows(gwp: GwpSplit, seed: string): IndicatorRow[] {
  const sum = gwp.a1 + gwp.a2 + gwp.a3;
  const first: IndicatorRow = {
    code: 'GWP-total',
    name: { zh: '全球变暖潜势', en: 'Climate change, total' },
    unit: 'kg CO₂e',
    ...gwp,
    total: sum,
    digits: 0,
  };
  const others = INDICATORS.map((indicator): IndicatorRow => {
    const draw = rng(`${seed}:${indicator.code}`);
    const step = 10 ** indicator.digits;
    // Counted in whole steps of the last printed digit, so that the printed parts add up to the printed total.
    const steps = (part: number): number => Math.round(part * indicator.factor * draw.float(0.9, 1.1) * step);
    const [a1, a2, a3] = [steps(gwp.a1), steps(gwp.a2), steps(gwp.a3)];
    const { code, name, unit, digits } = indicator;
    return {
      code,
      name,
      unit,
      a1: a1 / step,
      a2: a2 / step,
      a3: a3 / step,
      total: (a1 + a2 + a3) / step,
      digits,
    };
  });
  return [first, ...others];
}

/** A value with the row's number of decimals and thousands separators. */
export function printed(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
