import { useCallback, useSyncExternalStore } from 'react';
import { newListeners } from '#src/lib/listeners.ts';

/** Labels of dictionaries and menus have keys unknown to the portal, hence apart from the typed texts (decision 34). */
let texts: ReadonlyMap<string, string> = new Map();
const { subscribe, notify } = newListeners();

/** Skips empty texts, which would hide a better label. */
export function keepServerTexts(sent: Readonly<Record<string, string>>): void {
  texts = new Map(Object.entries(sent).filter(([, text]) => text.trim() !== ''));
  notify();
}

/** Undefined if the server has no such text, or has not sent it yet. */
export type ServerText = (key: string) => string | undefined;

const currentTexts = (): ReadonlyMap<string, string> => texts;

/** {@link ServerText} that rerenders when texts arrive. */
export function useServerText(): ServerText {
  const known = useSyncExternalStore(subscribe, currentTexts, currentTexts);
  return useCallback((key) => known.get(key)?.trim(), [known]);
}
