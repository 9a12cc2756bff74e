import { loadChunk } from '#src/lib/load-chunk.ts';
import type { Language } from './keys.ts';

/** All other pages wait for all parts. e2e/texts-in-parts.spec.ts checks that these pages use no other part. */
const TEXTS_OF_PAGE: Readonly<Record<string, readonly TextPart[]>> = {
  '/': ['first'],
  '/epd/epdSearch': ['first', 'declarations'],
  '/app/epd/$id': ['first', 'declarations'],
};

/** @param template full path of the page's route; null where there is none */
export const textsOfPage = (template: string | null): readonly TextPart[] =>
  (template === null ? undefined : TEXTS_OF_PAGE[template]) ?? TEXT_PARTS;

/** Chunks per language: layout, home's first section and messages; the rest of home; public declarations; everything else. */
export const TEXT_PARTS = ['first', 'home', 'declarations', 'others'] as const;
/** Loaded only with the parts of the page that use it. */
type LatePart = 'checks';
export type TextPart = (typeof TEXT_PARTS)[number] | LatePart;

const FETCH: Readonly<Record<Language, Readonly<Record<TextPart, () => Promise<object>>>>> = {
  zh: {
    first: async () => (await import('./locales/zh/part-first.ts')).firstZh,
    home: async () => (await import('./locales/zh/part-home.ts')).homePartZh,
    declarations: async () => (await import('./locales/zh/part-declarations.ts')).declarationsZh,
    others: async () => (await import('./locales/zh/part-others.ts')).othersZh,
    checks: async () => (await import('./locales/zh/checks.ts')).checksZh,
  },
  en: {
    first: async () => (await import('./locales/en/part-first.ts')).firstEn,
    home: async () => (await import('./locales/en/part-home.ts')).homePartEn,
    declarations: async () => (await import('./locales/en/part-declarations.ts')).declarationsEn,
    others: async () => (await import('./locales/en/part-others.ts')).othersEn,
    checks: async () => (await import('./locales/en/checks.ts')).checksEn,
  },
};

/** An area may be spread over several parts. */
export function loadTexts(language: Language, parts: readonly TextPart[] = TEXT_PARTS): Promise<object[]> {
  return Promise.all(parts.map((part) => loadChunk(FETCH[language][part])));
}
