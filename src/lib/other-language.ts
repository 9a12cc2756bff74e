/** Value of `Accept-Language`, `<html lang>` and the `i18n` field of calls (document 1 §7). */
export const LANGUAGE_TAG = { zh: 'zh-CN', en: 'en' } as const;

const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;
/** Two English words in a row: grades ("Q355B") have no language. Anchored, to avoid quadratic backtracking. */
const ENGLISH_WORDS = /\b[a-z]{3,},?\s+[a-z]{2,}/i;

/** Null unless clearly not the page's language: a server may fill one name field only, or both alike (decision 35). */
export function otherLanguageOf(text: string, page: 'zh' | 'en'): 'zh' | 'en' | null {
  const han = text.match(HAN)?.length ?? 0;
  if (page === 'zh') return han === 0 && ENGLISH_WORDS.test(text) ? 'en' : null;
  // English sentences quote Chinese names, and Chinese names contain grades in Latin letters.
  return 2 * han > (text.match(LATIN)?.length ?? 0) ? 'zh' : null;
}
