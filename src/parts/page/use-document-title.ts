import { useEffect, useSyncExternalStore } from 'react';
import { newListeners } from '#src/lib/listeners.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useRoutePage } from './route-head.tsx';

/** Name of the displayed item, such as an article or a declaration. */
let thing: string | null = null;
const { subscribe, notify } = newListeners();

const currentThing = (): string | null => thing;

function setThing(name: string | null): void {
  thing = name;
  notify();
}

/** document 1 §1 */
export function useDocumentTitle(): void {
  const { t } = useText();
  const { title } = useRoutePage();
  const shown = useSyncExternalStore(subscribe, currentThing, currentThing);
  const page = shown ?? (title === undefined ? null : t(title));
  useEffect(() => {
    document.title = page === null ? t('common.appName') : t('common.docTitle', { page });
  }, [page, t]);
}

export function useThingTitle(name: string): void {
  useEffect(() => {
    setThing(name || null);
    return () => setThing(null);
  }, [name]);
}
