import { TEXT_PARTS, type TextPart } from './load-texts.ts';

/**
 * The pages that people open from outside say a part of the texts; all others wait for all, which are there by then.
 * e2e/texts-in-parts.spec.ts looks whether these pages say a text of another part.
 */
export const TEXTS_OF_PAGE: Readonly<Record<string, readonly TextPart[]>> = {
  '/': ['first'],
  '/epd/epdSearch': ['first', 'declarations'],
  '/app/epd/$id': ['first', 'declarations'],
};

/** @param template full path of the page's route; null where there is none */
export const textsOfPage = (template: string | null): readonly TextPart[] =>
  (template === null ? undefined : TEXTS_OF_PAGE[template]) ?? TEXT_PARTS;
