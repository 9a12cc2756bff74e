import type { en } from './locales/en/index.ts';
import type { zh } from './locales/zh/index.ts';

type Dotted<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & (string | number)]: Texts[Key] extends string
    ? // The English singular of a key with a count, which i18next chooses.
      Key extends `${string}_one`
      ? never
      : `${Prefix}${Key}`
    : Dotted<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & (string | number)];

type Only<Of, Other> = Exclude<Dotted<Of>, Dotted<Other>>;
type Shared<Key, OnlyOne extends never, OnlyOther extends never> = [OnlyOne, OnlyOther] extends never[]
  ? Key
  : never;

/** Dotted: `epd.stage.s10`. A key that only one language has does not compile: the error names it. */
export type TextKey = Shared<Dotted<typeof zh>, Only<typeof zh, typeof en>, Only<typeof en, typeof zh>>;

/** document 1 §1 */
export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
