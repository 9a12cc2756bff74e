/** Which edition of a text an answer carries. */
import type { Bilingual, Written } from '../world/entities.ts';

export type Language = 'zh' | 'en';

/** What somebody wrote, in the wanted language where they gave it; as it was typed where there is one edition. */
export function writtenIn(text: Written, language: Language): string;
export function writtenIn(text: Written | null, language: Language): string | null;
export function writtenIn(text: Written | null, language: Language): string | null {
  return text === null || typeof text === 'string' ? text : inLanguage(text, language);
}

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
