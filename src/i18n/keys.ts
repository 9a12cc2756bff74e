import type { zh } from './locales/zh/index.ts';

type Dotted<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & (string | number)]: Texts[Key] extends string
    ? `${Prefix}${Key}`
    : Dotted<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & (string | number)];

/** Every text key, dotted: `epd.stage.s10`. Chinese is the source; English has the same keys or does not compile. */
export type TextKey = Dotted<typeof zh>;

/** The two languages of the portal (document 1 §1). */
export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language is called in `Accept-Language`, in `<html lang>` and in the calls' `i18n` field (document 1 §7). */
export const LANGUAGE_TAG = { zh: 'zh-CN', en: 'en' } as const satisfies Record<Language, string>;
