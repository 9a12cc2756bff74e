/** The thirty products of the notes (domain §9). GWP100 in kg CO2e per tonne, invented inside the ranges of domain §4. */
import { both } from './language.ts';
import { hash } from '../lib/random.ts';
import { rowsOf } from '../lib/text.ts';
import type { Bilingual, Declaration } from '../world/entities.ts';

/** Splits a total over modules A1 to A3 by route; A3 gets the rounding remainder, so that the parts add up. */
export function splitGwp(total: number, route: string): NonNullable<Declaration['modules']> {
  const electric = route.includes('EAF');
  const a1 = Math.round(total * (electric ? 0.45 : 0.2));
  const a2 = Math.round(total * (electric ? 0.07 : 0.03));
  return { a1, a2, a3: total - a1 - a2 };
}

/** Numbers of the twelve product category rules (domain §8). */
export const PCR_NUMBERS =
  'PCR-ST-2022-01 PCR-ST-2022-02 PCR-ST-2023-01 PCR-ST-2023-02 PCR-ST-2023-03 PCR-ST-2023-04 PCR-ST-2024-01 PCR-ST-2024-02 PCR-ST-2024-03 PCR-ST-2024-04 PCR-ST-2025-01 PCR-ST-2025-02'.split(
    ' ',
  );

export function pcrNumberAt(position: number): string {
  const number = PCR_NUMBERS[position - 1];
  if (number === undefined) throw new RangeError(`no PCR ${position}`);
  return number;
}

export interface Product {
  readonly number: number;
  readonly name: Bilingual;
  readonly companyCode: string;
  readonly pcrNumber: string;
  /** In the contract's spelling; PROCESSING: further processing of bought steel. */
  readonly route: string;
  readonly gwp: number;
}

/** `Chinese | English | owner | position of the PCR | route | GWP100` */
const TABLE = `
热轧卷板 SPHC|Hot rolled coil|C01|3|BF-BOF|2180
热轧酸洗卷|Pickled hot rolled coil|C01|3|BF-BOF|2260
高强汽车热轧板|High-strength hot rolled auto strip|C03|3|BF-BOF|2310
冷轧卷板 DC01|Cold rolled coil|C10|4|BF-BOF|2460
冷轧高强双相钢|Dual-phase cold rolled sheet|C10|4|BF-BOF|2540
热镀锌卷|Hot-dip galvanised coil|C15|4|BF-BOF|2640
锌铝镁镀层卷|Zinc-aluminium-magnesium coated coil|C15|4|BF-BOF|2690
电镀锌卷|Electro-galvanised coil|C15|4|BF-BOF|2720
彩涂卷|Pre-painted coil|C15|4|BF-BOF|2880
镀锡板|Tinplate|C10|4|BF-BOF|2930
无取向硅钢|Non-oriented electrical steel|C05|8|BF-BOF|2850
取向硅钢|Grain-oriented electrical steel|C05|8|BF-BOF|3420
低合金中厚板|Low-alloy heavy plate|C07|5|BF-BOF|2320
桥梁耐候板|Weathering bridge plate|C07|5|BF-BOF|2390
船体结构板|Hull structural plate|C07|5|BF-BOF|2350
管线钢板|Linepipe plate|C03|5|BF-BOF|2370
螺纹钢 HRB400E|Rebar|C09|6|BF-BOF|2240
短流程螺纹钢|EAF rebar|C12|6|EAF|820
高速线材|Wire rod|C13|6|BF-BOF|2270
帘线钢盘条|Tyre cord wire rod|C13|6|BF-BOF|2430
热轧 H 型钢|Hot rolled H-section|C11|7|BF-BOF|2290
短流程 H 型钢|EAF H-section|C23|7|EAF|860
重轨|Heavy rail|C11|7|BF-BOF|2360
无缝钢管|Seamless tube|C06|10|PROCESSING|2680
石油套管|OCTG casing|C06|10|PROCESSING|2790
304 冷轧不锈钢（镍铁）|304 stainless, nickel pig iron|C04|9|EAF-AOD|5120
304 冷轧不锈钢（高废钢）|304 stainless, high scrap|C24|9|EAF-AOD|1980
轴承钢棒|Bearing steel bar|C02|1|EAF|1020
齿轮钢棒|Gear steel bar|C08|1|EAF|930
氢基低碳汽车板坯|Low-carbon slab from hydrogen-rich DRI|C14|1|DRI-EAF|1120`;

export const products: readonly Product[] = rowsOf(TABLE).map(
  ({ cells: [zh = '', en = '', companyCode = '', pcr = '', route = '', gwp = ''] }, index) => ({
    number: index + 1,
    name: both(zh, en),
    companyCode,
    pcrNumber: pcrNumberAt(Number(pcr)),
    route,
    gwp: Number(gwp),
  }),
);

export function productAt(number: number): Product {
  const product = products[number - 1];
  if (product === undefined) throw new RangeError(`no product ${number}`);
  return product;
}

/** Plausible range by route, kg CO2e per tonne (domain §4). */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  'BF-BOF': [2100, 2600],
  EAF: [680, 1100],
  'EAF-AOD': [1850, 2400],
  'DRI-EAF': [1050, 1500],
  PROCESSING: [2350, 2850],
};

/** From the notes for known products, else derived from name and route. */
export function assessedGwp(productName: string, route: string): number {
  const known = products.find((product) => product.name.zh === productName);
  if (known !== undefined) return known.gwp;
  const [low, high] = RANGES[route] ?? [2100, 2600];
  return low + Math.round((hash(`gwp:${productName}:${route}`) % (high - low + 1)) / 10) * 10;
}
