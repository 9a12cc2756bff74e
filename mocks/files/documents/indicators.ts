/** Indicator values: invented and plausible; rows add up. */
import { rng } from '#mocks/lib/random.ts';
import { rowsOf, type TwoLanguages } from '#mocks/lib/text.ts';
import type { Block, Label } from '../pdf/model.ts';
import { SHARED_WORDS, type GwpSplit } from './common.ts';

/**
 * EN 15804+A2 core indicators and the resource flows: `code|Chinese|English|unit|factor|digits`. The factor is per kg CO₂e of the
 * declaration's total; units are scaled so that plain decimals suffice.
 */
const INDICATORS = rowsOf(`
GWP-biogenic|生物源碳|Climate change, biogenic|kg CO₂e|0.0012|2
GWP-luluc|土地利用|Climate change, land use|kg CO₂e|0.0003|3
ODP|臭氧层消耗|Ozone depletion|mg CFC-11e|0.0031|2
AP|酸化|Acidification|mol H+e|0.0033|2
EP-freshwater|淡水富营养化|Eutrophication, freshwater|g Pe|0.0009|2
EP-marine|海洋富营养化|Eutrophication, marine|kg Ne|0.00078|2
EP-terrestrial|陆地富营养化|Eutrophication, terrestrial|mol Ne|0.0084|2
POCP|光化学臭氧生成|Photochemical ozone|kg NMVOCe|0.0029|2
ADPE|矿物资源消耗|Depletion, minerals|g Sbe|0.00042|3
ADPF|化石资源消耗|Depletion, fossil|MJ|9.8|0
WDP|水资源剥夺|Water deprivation|m³|0.11|1
PERT|可再生一次能源|Renewable primary energy|MJ|0.42|0
PENRT|不可再生一次能源|Non-renewable energy|MJ|12.2|0
SM|二次材料使用|Secondary material|kg|0.08|0
FW|淡水消耗|Fresh water|m³|0.0019|2
HWD|危险废物|Hazardous waste|kg|0.00021|3
NHWD|一般固体废物|Non-hazardous waste|kg|0.021|1
RWD|放射性废物|Radioactive waste|kg|0.00002|4`).map(
  ({ cells: [code = '', zh = '', en = '', unit = '', factor, digits] }) => {
    return { code, name: { zh, en }, unit, factor: Number(factor), digits: Number(digits) };
  },
);

interface IndicatorRow {
  code: string;
  name: TwoLanguages;
  unit: string;
  a1: number;
  a2: number;
  a3: number;
  total: number;
  digits: number;
}

/** The registration number is the seed: reports stay identical between downloads. */
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
  const split = others.filter(({ code }) => code.startsWith('GWP-'));
  return [first, fossilRow(first, split), ...others];
}

/** What the biogenic and land use parts leave of the total. */
function fossilRow(total: IndicatorRow, split: readonly IndicatorRow[]): IndicatorRow {
  const digits = Math.max(...split.map((row) => row.digits));
  const left = (module: 'a1' | 'a2' | 'a3' | 'total'): number =>
    Number((total[module] - split.reduce((sum, row) => sum + row[module], 0)).toFixed(digits));
  return {
    code: 'GWP-fossil',
    name: { zh: '化石源碳', en: 'Climate change, fossil' },
    unit: total.unit,
    a1: left('a1'),
    a2: left('a2'),
    a3: left('a3'),
    total: left('total'),
    digits,
  };
}

export function printed(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** @param say a text of the document's language, or in both */
export function indicatorTable(
  rows: readonly IndicatorRow[],
  language: 'zh' | 'en',
  say: (text: TwoLanguages) => Label,
): Block {
  return {
    kind: 'table',
    columns: [
      { label: say(SHARED_WORDS.indicator), weight: 4.2 },
      { label: say({ zh: '单位', en: 'Unit' }), weight: 1.8 },
      { label: 'A1', weight: 1.5, align: 'right' },
      { label: 'A2', weight: 1.4, align: 'right' },
      { label: 'A3', weight: 1.6, align: 'right' },
      { label: 'A1–A3', weight: 1.8, align: 'right' },
    ],
    rows: rows.map(({ code, name, unit, a1, a2, a3, total, digits }) => [
      `${code}  ${name[language]}`,
      unit,
      ...[a1, a2, a3, total].map((value) => printed(value, digits)),
    ]),
  };
}
