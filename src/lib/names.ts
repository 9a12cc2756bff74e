/** A name in both languages; either may be empty. */
export interface TwoNames {
  zh: string;
  en: string;
}

export function nameIn(lang: 'zh' | 'en', names: TwoNames): string {
  return names[lang] === '' ? names[lang === 'zh' ? 'en' : 'zh'] : names[lang];
}
