import { useCallback } from 'react';
import type { Language } from '#src/i18n/keys.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { WORDS, type Word } from './words.ts';

/** A text in both languages, as the control API gives them. */
export type Bilingual = Readonly<Record<Language, string>>;

interface Say {
  /** A word of ours; `{name}` in it is replaced. */
  w: (word: Word, values?: Readonly<Record<string, string | number>>) => string;
  /** A text that came in both languages. */
  of: (text: Bilingual) => string;
  language: Language;
}

export function useWords(): Say {
  const language = currentLanguage();
  const w = useCallback<Say['w']>(
    (word, values = {}) =>
      Object.entries(values).reduce<string>(
        (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
        WORDS[word][language],
      ),
    [language],
  );
  const of = useCallback((text: Bilingual) => text[language], [language]);
  return { w, of, language };
}
