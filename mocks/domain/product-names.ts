import type { Store, Application } from '../world/entities.ts';
import { derived } from './derived.ts';
import { products } from './products.ts';

/** Products first, then the number, so that truncated messages differ. */
export function applicationSubject(store: Store, { number, items }: Application): { zh: string; en: string } {
  const names = [...new Set(items.map(({ productName }) => productName))];
  const [first = ''] = names;
  const more = names.length - 1;
  return {
    zh: `${first}${more > 0 ? `等 ${names.length} 个产品` : ''}（${number}）`,
    en: `${productNameEn(store, first) ?? first}${more > 0 ? ` and ${more} more` : ''} (${number})`,
  };
}

/** Used in the seed, but absent from category tree and product list. */
const FURTHER: Readonly<Record<string, string>> = {
  热轧花纹板: 'Hot rolled chequered plate',
  低温压力容器板: 'Low-temperature pressure vessel plate',
  汽车大梁钢卷: 'Truck frame steel coil',
  汽车车轮钢卷: 'Wheel steel coil',
  '超高强度耐候集装箱专用热轧卷板（厚度二至六毫米）':
    'Ultra-high-strength weathering hot rolled coil for containers (2 to 6 mm)',
  预应力钢绞线用盘条: 'Wire rod for prestressing strand',
  石油储罐用卷板: 'Steel coil for oil storage tanks',
  热轧钢板桩: 'Hot rolled sheet pile',
  管线钢热轧卷: 'Linepipe hot rolled coil',
  短流程线材: 'EAF wire rod',
  '430 冷轧不锈钢': '430 cold rolled stainless steel',
  高强汽车结构钢卷: 'High-strength automotive structural coil',
  低碳热轧卷板: 'Low-carbon hot rolled coil',
};

const known = derived(['productCategories'], (store) => {
  const names = new Map(Object.entries(FURTHER));
  for (const { name } of products) if (name.en !== null) names.set(name.zh, name.en);
  for (const { name } of store.productCategories.all()) if (name.en !== null) names.set(name.zh, name.en);
  return names;
});

export function productNameEn(store: Store, name: string): string | null {
  return known(store).get(name) ?? null;
}
