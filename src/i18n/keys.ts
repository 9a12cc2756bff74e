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
