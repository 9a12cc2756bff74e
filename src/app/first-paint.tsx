import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { startTexts } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/keys.ts';
import { Providers } from './providers.tsx';
import { createPortalQueryClient } from './query-client.ts';
import { createPortalRouter } from './router.ts';

/** Home as a visitor sees it before anything was fetched, rendered in the build (scripts/first-paint.ts). */
export async function firstPaint(language: Language): Promise<string> {
  await startTexts(language, ['first']);
  const queryClient = createPortalQueryClient();
  const router = createPortalRouter(queryClient, createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  return renderToString(<Providers queryClient={queryClient} router={router} />);
}
