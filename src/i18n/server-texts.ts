import { useCallback, useSyncExternalStore } from 'react';

/**
 * The server's texts as they came (document 1 §7 `/api/n/text/all`). Labels of dictionaries and menus stand under keys
 * that the portal does not know, so they are kept here, apart from the typed ones (decision 34).
 */
let texts: ReadonlyMap<string, string> = new Map();
const hearers = new Set<() => void>();

/** Puts the texts of the page's language in the place of those before. Empty ones would hide a good label. */
export function keepServerTexts(sent: Readonly<Record<string, string>>): void {
  texts = new Map(Object.entries(sent).filter(([, text]) => text.trim() !== ''));
  for (const hear of hearers) hear();
}

function onServerTexts(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Looks up what the server says under one of its own keys; undefined where it says nothing, or not yet. */
export type ServerText = (key: string) => string | undefined;

const currentTexts = (): ReadonlyMap<string, string> => texts;

/** {@link ServerText} that shows texts which arrive later than the page. */
export function useServerText(): ServerText {
  const known = useSyncExternalStore(onServerTexts, currentTexts, currentTexts);
  return useCallback((key) => known.get(key)?.trim(), [known]);
}
