import { useCallback } from 'react';
import type { Language } from '#src/i18n/keys.ts';
import { useServerText, type ServerText } from '#src/i18n/server-texts.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';

/** What an entry of a dictionary is called: its own names, and the key of the server's text. */
export interface EntryName {
  /** `i18nCode`; empty where the server names none. */
  textKey: string;
  name: TwoNames;
}

/** An entry of a dictionary (document 1 §3). */
export interface DictionaryEntry extends EntryName {
  id: string;
  code: string;
  /** Its `itemDesc` asks for an extra text. */
  isOther: boolean;
}

/**
 * The label of an entry: the server's text under its `i18nCode` in the language of the page, else `itemValueEn` on
 * English pages, else `itemValue` (decision 34). An entry that is left without any is called by its key.
 */
export function entryLabel({ textKey, name }: EntryName, lang: Language, serverText: ServerText): string {
  const text = textKey === '' ? undefined : serverText(textKey);
  return text ?? (nameIn(lang, name) || textKey);
}

/** {@link entryLabel} in the language of the page. It stays the same function until a text changes. */
export function useEntryLabel(): (entry: EntryName) => string {
  const { lang } = useText();
  const serverText = useServerText();
  return useCallback((entry) => entryLabel(entry, lang, serverText), [lang, serverText]);
}
