import type { ReactElement, ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';

/** For attributes such as aria-label. A bare sentence does not compile, so nothing stays untranslated. */
export type Phrase = TextKey | { key: TextKey; vars?: Record<string, string | number> } | { text: string };

/** Wrap data in `<>…</>` or `{ text }`. */
export type Words = Phrase | ReactElement;

export function usePhrase(): (phrase: Phrase) => string {
  const { t } = useText();
  return (phrase) => {
    if (typeof phrase === 'string') return t(phrase);
    return 'text' in phrase ? phrase.text : t(phrase.key, phrase.vars);
  };
}

export function useWords(): (words: Words) => ReactNode {
  const read = usePhrase();
  return (words) => (typeof words === 'object' && 'props' in words ? words : read(words));
}
