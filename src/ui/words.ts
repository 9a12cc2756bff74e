import type { ReactElement, ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';

/**
 * Words for places where only text can stand (labels read aloud, placeholders): a text key, a key with its variables,
 * or data as it came (`{ text: product.name }`). A bare sentence does not compile, so nothing stays untranslated.
 */
export type Phrase = TextKey | { key: TextKey; vars?: Record<string, string | number> } | { text: string };

/** Words for places where an element can stand as well: wrap data in `<>…</>` or use `{ text }`. */
export type Words = Phrase | ReactElement;

/** Reads phrases in the language of the page. */
export function usePhrase(): (phrase: Phrase) => string {
  const { t } = useText();
  return (phrase) => {
    if (typeof phrase === 'string') return t(phrase);
    return 'text' in phrase ? phrase.text : t(phrase.key, phrase.vars);
  };
}

/** Reads words in the language of the page; elements pass through. */
export function useWords(): (words: Words) => ReactNode {
  const read = usePhrase();
  return (words) => (typeof words === 'object' && 'props' in words ? words : read(words));
}
