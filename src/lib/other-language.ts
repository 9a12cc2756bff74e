/** What a language is called in `Accept-Language`, in `<html lang>` and in the calls' `i18n` field (document 1 §7). */
export const LANGUAGE_TAG = { zh: 'zh-CN', en: 'en' } as const;

const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;
/**
 * Two words as English writes them: grades and codes ("Q355B", "EPD-ST") are of no language. From the beginning of a word on:
 * to try each letter of a long one would take the square of its length.
 */
const ENGLISH_WORDS = /\b[a-z]{3,},?\s+[a-z]{2,}/i;

/**
 * The language that a text of the server is plainly written in, where it is not that of the page; else null. Names come
 * in one field for each language, but a real server may fill one of them only, or with the other's words (decision 35).
 */
export function otherLanguageOf(text: string, page: 'zh' | 'en'): 'zh' | 'en' | null {
  const han = text.match(HAN)?.length ?? 0;
  if (page === 'zh') return han === 0 && ENGLISH_WORDS.test(text) ? 'en' : null;
  // An English sentence may quote a Chinese name, and a Chinese name may hold a grade in Latin letters.
  return 2 * han > (text.match(LATIN)?.length ?? 0) ? 'zh' : null;
}
