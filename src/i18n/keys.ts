import type { zh } from './locales/zh/index.ts';

type Dotted<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & (string | number)]: Texts[Key] extends string
    ? `${Prefix}${Key}`
    : Dotted<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & (string | number)];

/** Dotted: `epd.stage.s10`. English with other keys than Chinese does not compile. */
export type TextKey = Dotted<typeof zh>;

/** document 1 §1 */
export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
