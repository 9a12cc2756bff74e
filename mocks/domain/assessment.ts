/** What the LCA of an application's product comes to: the same in its report, in the draft and in the declaration. */
import { hash } from '../lib/random.ts';
import type { Application, ApplicationItem, Bilingual } from '../world/entities.ts';
import type { Store } from '../world/types.ts';
import { VERIFIERS } from './declaration-record.ts';
import { productNameEn } from './product-names.ts';
import { assessedGwp, products } from './products.ts';

/** Routes that a declaration may state, as the contract spells them. */
const ROUTES = new Set(['BF-BOF', 'EAF', 'EAF-AOD', 'DRI-EAF', 'PROCESSING']);

interface Assessment {
  readonly productName: Bilingual;
  readonly route: string;
  /** kg CO2e per tonne, A1 to A3. */
  readonly gwp: number;
  /** The body that the platform chose for the whole application. */
  readonly verifier: Bilingual;
}

/** By the product where the notes know it, else by the company's main route. */
export function assess(store: Store, application: Application, item: ApplicationItem): Assessment {
  const known = products.find((product) => product.name.zh === item.productName);
  const main = store.companies.where('code', application.companyCode)[0]?.route ?? '';
  const route = known?.route ?? (ROUTES.has(main) ? main : 'PROCESSING');
  const verifier = VERIFIERS[hash(`verifier:${application.id}`) % VERIFIERS.length];
  if (verifier === undefined) throw new RangeError('There is no verification body');
  return {
    route,
    verifier,
    productName: { zh: item.productName, en: productNameEn(store, item.productName) },
    gwp: assessedGwp(item.productName, route),
  };
}
