import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { startTexts } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/keys.ts';
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
