import { loadChunk } from '#src/lib/load-chunk.ts';
import type { Language } from './keys.ts';

/**
 * The texts come in four scripts a language: what the frame, the first section of home and every message say; what home says
 * below; what the pages of published declarations say, which people open from outside; and all others.
 */
export const TEXT_PARTS = ['first', 'home', 'declarations', 'others'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

const FETCH: Readonly<Record<Language, Readonly<Record<TextPart, () => Promise<object>>>>> = {
  zh: {
    first: async () => (await import('./locales/zh/part-first.ts')).firstZh,
    home: async () => (await import('./locales/zh/part-home.ts')).homePartZh,
    declarations: async () => (await import('./locales/zh/part-declarations.ts')).declarationsZh,
    others: async () => (await import('./locales/zh/part-others.ts')).othersZh,
  },
  en: {
    first: async () => (await import('./locales/en/part-first.ts')).firstEn,
    home: async () => (await import('./locales/en/part-home.ts')).homePartEn,
    declarations: async () => (await import('./locales/en/part-declarations.ts')).declarationsEn,
    others: async () => (await import('./locales/en/part-others.ts')).othersEn,
  },
};

/** Parts of the built-in texts of one language, in their order; areas that several parts have stand in each. */
export function loadTexts(language: Language, parts: readonly TextPart[] = TEXT_PARTS): Promise<object[]> {
  return Promise.all(parts.map((part) => loadChunk(FETCH[language][part])));
}
