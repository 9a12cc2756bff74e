/** Which edition of a text an answer carries. */
import type { Bilingual } from '../world/entities.ts';

export type Language = 'zh' | 'en';

/** The text in the wanted language; Chinese where there is no English edition. */
export function inLanguage(text: Bilingual, language: Language): string {
  return language === 'en' ? (text.en ?? text.zh) : text.zh;
}

/** The portal's `i18n` field names a language by its tag (document 1 §7). */
export function languageOfTag(tag: 'zh-CN' | 'en'): Language {
  return tag === 'en' ? 'en' : 'zh';
}

/** A text in both languages; without the second one there is no English edition. */
export function both(zh: string, en: string | null): Bilingual {
  return { zh, en };
}
