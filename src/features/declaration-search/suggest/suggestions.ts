import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';

/** What the keyword field offers while somebody types. */
export type Suggestion =
  /** Searches for the name. */
  | { kind: 'product'; name: string }
  /** Shows the declarations of the company. */
  | { kind: 'company'; name: string; code: string }
  /** Opens the declaration. */
  | { kind: 'number'; name: string; id: string; product: string };

/** Of each kind, so that all three fit over the list. */
const EACH_MAX = 3;
/** Longer names than any that the contract knows are not offered. */
const NAME_LENGTH_MAX = 200;

/** How much must be typed before anybody is asked: a Chinese character says as much as two Latin ones. */
export function isEnough(typed: string): boolean {
  const text = typed.trim();
  return text.length >= 2 || /\p{Script=Han}/u.test(text);
}

/**
 * Suggestions out of rows that a search for the typed words found. Only what holds these words counts: a server may look in
 * other fields as well, and nobody would see why such a row stands here.
 */
export function suggestionsOf(rows: readonly Declaration[], typed: string, lang: 'zh' | 'en'): Suggestion[] {
  const word = plain(typed);
  if (word === '') return [];
  const fits = (text: string): boolean =>
    text !== '' && text.length <= NAME_LENGTH_MAX && plain(text).includes(word);
  // A name that is found in the other language only is shown as it was found.
  const found = (names: TwoNames): string | undefined => [nameIn(lang, names), names.zh, names.en].find(fits);

  const products = new Map<string, Suggestion>();
  const companies = new Map<string, Suggestion>();
  const numbers = new Map<string, Suggestion>();
  for (const row of rows) {
    const product = found(row.product);
    if (product !== undefined) products.set(plain(product), { kind: 'product', name: product.trim() });
    const company = found(row.company);
    if (company !== undefined && row.companyCode !== '')
      companies.set(row.companyCode, { kind: 'company', name: company.trim(), code: row.companyCode });
    if (fits(row.number) && row.id !== '')
      numbers.set(row.number, {
        kind: 'number',
        name: row.number,
        id: row.id,
        product: nameIn(lang, row.product),
      });
  }
  return [products, companies, numbers].flatMap((kind) => [...kind.values()].slice(0, EACH_MAX));
}

/** Case, width and spaces at the ends make no difference. */
function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
