/** What companies and products are called in both languages: the English name where there is one, else the Chinese. */
import { productNameEn } from '../domain/product-names.ts';
import type { Words } from '../domain/charts/chart.ts';
import type { Application, Company } from '../world/entities.ts';
import type { Store } from '../world/types.ts';

export function companyWords({ name }: Pick<Company, 'name'>): Words {
  return { zh: name.zh, en: name.en ?? name.zh };
}

/** A company as somebody typed it, with the English name of the one that has this code. */
export function typedCompany(store: Store, typed: string, code: string | null): Words {
  const company = code === null ? undefined : store.companies.where('code', code)[0];
  return { zh: typed, en: company?.name.en ?? typed };
}

export function productWords(store: Store, name: string): Words {
  return { zh: name, en: productNameEn(store, name) ?? name };
}

/** The products of an application: the first, and how many others. */
export function productsWords(store: Store, { items }: Application): Words {
  const { zh, en } = productWords(store, items[0]?.productName ?? '');
  if (items.length < 2) return { zh, en };
  return { zh: `${zh}等 ${items.length} 个产品`, en: `${en} and ${items.length - 1} more` };
}
