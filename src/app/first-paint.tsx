import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { startTexts } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/keys.ts';
import { headParts } from './head-parts.tsx';
import { Providers } from './providers.tsx';
import { createPortalQueryClient } from './query-client.ts';
import { createPortalRouter } from './router.ts';

/** A page as a visitor sees it before anything was fetched, rendered in the build (scripts/first-paint.ts). */
export async function firstPaint(language: Language, path: string): Promise<string> {
  await startTexts(language, ['first', 'declarations']);
  const queryClient = createPortalQueryClient();
  const router = createPortalRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderToString(<Providers queryClient={queryClient} router={router} />);
}

/** The head of a product in parts (src/app/head-parts.tsx), for the same build. */
export async function firstHead(language: Language): Promise<ReturnType<typeof headParts>> {
  await startTexts(language, ['first', 'declarations']);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return headParts(language, createPortalRouter(createPortalQueryClient(), history));
}
