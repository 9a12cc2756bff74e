/** Places in China: province plus city, in one language (document 2 §5). */
import type { Region } from '../world/entities.ts';
import type { Store } from '../world/types.ts';
import { derived } from './derived.ts';

/** Parent of the provinces (document 1 §7). */
const COUNTRY = 'CN';

/** Ignores whitespace, commas and case. */
function bare(text: string): string {
  return text.replaceAll(/[\s,，]/g, '').toLowerCase();
}

function nameIn({ name }: Region, language: 'zh' | 'en'): string {
  return language === 'en' ? (name.en ?? name.zh) : name.zh;
}

const places = derived(['regions'], ({ regions }) => {
  const names = new Map<string, string>();
  for (const province of regions.where('parentCode', COUNTRY)) {
    for (const city of regions.where('parentCode', province.code)) {
      for (const language of ['zh', 'en'] as const) {
        const pair = [nameIn(province, language), nameIn(city, language)];
        const english = `${nameIn(city, 'en')}, ${nameIn(province, 'en')}`;
        // English addresses begin with the city.
        names.set(bare(pair.join('')), english).set(bare(pair.reverse().join('')), english);
      }
    }
  }
  return names;
});

export function isPlace(store: Store, text: string): boolean {
  return places(store).has(bare(text));
}

export function englishPlaceOf(store: Store, text: string): string | null {
  return places(store).get(bare(text)) ?? null;
}
