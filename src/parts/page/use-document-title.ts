import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '#src/i18n/use-text.ts';

/** What the page that is open is about, where it has a name of its own (an article, a declaration). */
let thing: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentThing = (): string | null => thing;

function setThing(name: string | null): void {
  thing = name;
  for (const listener of listeners) listener();
}

/** Names the document after the page, in the language of the page (document 1 §1), or after what it shows. */
export function useDocumentTitle(): void {
  const { t } = useText();
  const title = useMatches({
    select: (matches) => {
      const page = matches.at(-1);
      return page?.staticData.titleOf?.(page.search) ?? page?.staticData.title;
    },
  });
  const shown = useSyncExternalStore(subscribe, currentThing, currentThing);
  const page = shown ?? (title === undefined ? null : t(title));
  useEffect(() => {
    document.title = page === null ? t('common.appName') : t('common.docTitle', { page });
  }, [page, t]);
}

/** Names the document after the one thing that the page shows, for as long as it shows it. */
export function useThingTitle(name: string): void {
  useEffect(() => {
    setThing(name);
    return () => setThing(null);
  }, [name]);
}
