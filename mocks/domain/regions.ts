/** Places in China as forms name them: province plus city, in one language (document 2 §5). */
import type { Region } from '../world/entities.ts';
import type { Store } from '../world/types.ts';
import { derived } from './derived.ts';

/** Asks for the provinces (document 1 §7). */
const COUNTRY = 'CN';

/** Blanks and commas between the two do not matter, nor does the case of letters. */
function bare(text: string): string {
  return text.replaceAll(/[\s,，]/g, '').toLowerCase();
}

function nameIn({ name }: Region, language: 'zh' | 'en'): string {
  return language === 'en' ? (name.en ?? name.zh) : name.zh;
}

const places = derived(['regions'], ({ regions }) => {
  const names = new Set<string>();
  for (const province of regions.where('parentCode', COUNTRY)) {
    for (const city of regions.where('parentCode', province.code)) {
      for (const language of ['zh', 'en'] as const) {
        const pair = [nameIn(province, language), nameIn(city, language)];
        // English addresses begin with the city.
        names.add(bare(pair.join(''))).add(bare(pair.reverse().join('')));
      }
    }
  }
  return names;
});

/** Whether a text names a province with one of its cities. */
export function isPlace(store: Store, text: string): boolean {
  return places(store).has(bare(text));
}
