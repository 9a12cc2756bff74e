import { useCallback, useSyncExternalStore } from 'react';

/** Labels of dictionaries and menus have keys unknown to the portal, hence apart from the typed texts (decision 34). */
let texts: ReadonlyMap<string, string> = new Map();
const hearers = new Set<() => void>();

/** Skips empty texts, which would hide a better label. */
export function keepServerTexts(sent: Readonly<Record<string, string>>): void {
  texts = new Map(Object.entries(sent).filter(([, text]) => text.trim() !== ''));
  for (const hear of hearers) hear();
}

function onServerTexts(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Undefined if the server has no such text, or has not sent it yet. */
export type ServerText = (key: string) => string | undefined;

const currentTexts = (): ReadonlyMap<string, string> => texts;

/** {@link ServerText} that rerenders when texts arrive. */
export function useServerText(): ServerText {
  const known = useSyncExternalStore(onServerTexts, currentTexts, currentTexts);
  return useCallback((key) => known.get(key)?.trim(), [known]);
}
