import type { Bilingual, Written } from '../world/entities.ts';

export type Language = 'zh' | 'en';

/** User input in this language; a plain text as entered. */
export function writtenIn(text: Written, language: Language): string;
export function writtenIn(text: Written | null, language: Language): string | null;
export function writtenIn(text: Written | null, language: Language): string | null {
  return text === null || typeof text === 'string' ? text : inLanguage(text, language);
}

export function inLanguage(text: Bilingual, language: Language): string {
  return language === 'en' ? (text.en ?? text.zh) : text.zh;
}

/** The portal's `i18n` field (document 1 §7). */
export function languageOfTag(tag: 'zh-CN' | 'en'): Language {
  return tag === 'en' ? 'en' : 'zh';
}

export function both(zh: string, en: string | null): Bilingual {
  return { zh, en };
}

/** Whether one of the editions contains a text, in any letter case. */
export function containsText({ zh, en }: Bilingual, text: string): boolean {
  const wanted = text.toLowerCase();
  return zh.toLowerCase().includes(wanted) || en?.toLowerCase().includes(wanted) === true;
}
