/** A name in both languages; either may be empty. */
export interface TwoNames {
  zh: string;
  en: string;
}

/** The name in the language of the page; the other one where it is missing. */
export function nameIn(lang: 'zh' | 'en', names: TwoNames): string {
  return names[lang] === '' ? names[lang === 'zh' ? 'en' : 'zh'] : names[lang];
}
