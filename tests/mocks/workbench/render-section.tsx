/** A section of the workbench in a test, on the mock of this process. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WORDS, type Word } from '#mocks/workbench/words.ts';
import type { Language } from '#src/i18n/keys.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { renderPart } from '../../ui/render.tsx';

/** A word of the workbench, as it stands on the page. */
export function word(
  name: Word,
  values: Readonly<Record<string, string | number>> = {},
  language: Language = 'en',
): string {
  return Object.entries(values).reduce(
    (text, [key, value]) => text.replaceAll(`{${key}}`, String(value)),
    WORDS[name][language] as string,
  );
}

/** Shows a section; gives its cache of answers. */
export async function renderSection(section: ReactNode, language: Language = 'en'): Promise<QueryClient> {
  window.localStorage.setItem(STORAGE.lang, language);
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  await renderPart(<QueryClientProvider client={client}>{section}</QueryClientProvider>, language);
  return client;
}
