/** What an application is called in sentences. */
import type { Application } from '../world/entities.ts';
import type { Store } from '../world/types.ts';
import { productNameEn } from './product-names.ts';

/** What an application is about: its products, then its number, so that the beginning of a message tells them apart. */
export function applicationSubject(store: Store, { number, items }: Application): { zh: string; en: string } {
  const names = [...new Set(items.map(({ productName }) => productName))];
  const [first = ''] = names;
  const more = names.length - 1;
  return {
    zh: `${first}${more > 0 ? `等 ${names.length} 个产品` : ''}（${number}）`,
    en: `${productNameEn(store, first) ?? first}${more > 0 ? ` and ${more} more` : ''} (${number})`,
  };
}
