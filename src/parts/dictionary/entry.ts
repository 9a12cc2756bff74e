import { useCallback } from 'react';
import { useServerText, type ServerText } from '#src/i18n/server-texts.ts';
import { useText, type Language } from '#src/i18n/use-text.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';

export interface EntryName {
  /** `i18nCode`; empty where the server names none. */
  textKey: string;
  name: TwoNames;
}

/** document 1 §3 */
export interface DictionaryEntry extends EntryName {
  id: string;
  code: string;
  /** `itemDesc` requires an extra text. */
  isOther: boolean;
}

/** The server's text for its `i18nCode`, else `itemValueEn` on English pages, else `itemValue`, else the key (decision 34). */
export function entryLabel({ textKey, name }: EntryName, lang: Language, serverText: ServerText): string {
  const text = textKey === '' ? undefined : serverText(textKey);
  return text ?? (nameIn(lang, name) || textKey);
}

/** {@link entryLabel} in the current language; its identity is stable until a text changes. */
export function useEntryLabel(): (entry: EntryName) => string {
  const { lang } = useText();
  const serverText = useServerText();
  return useCallback((entry) => entryLabel(entry, lang, serverText), [lang, serverText]);
}
