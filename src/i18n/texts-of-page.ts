import { TEXT_PARTS, type TextPart } from './load-texts.ts';

/** All other pages wait for all parts. e2e/texts-in-parts.spec.ts checks that these pages use no other part. */
export const TEXTS_OF_PAGE: Readonly<Record<string, readonly TextPart[]>> = {
  '/': ['first'],
  '/epd/epdSearch': ['first', 'declarations'],
  '/app/epd/$id': ['first', 'declarations'],
};

/** @param template full path of the page's route; null where there is none */
export const textsOfPage = (template: string | null): readonly TextPart[] =>
  (template === null ? undefined : TEXTS_OF_PAGE[template]) ?? TEXT_PARTS;
