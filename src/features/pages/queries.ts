import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrapPage } from '#src/api/page.ts';
import type { Language } from '#src/i18n/keys.ts';
import type { ServerPageName } from './server-pages.ts';

const READ = {
  about: (signal: AbortSignal) => api.GET('/api/n/page/about', { parseAs: 'text', signal }),
  serve: (signal: AbortSignal) => api.GET('/api/n/page/serve', { parseAs: 'text', signal }),
  pricing: (signal: AbortSignal) => api.GET('/api/n/page/pricing', { parseAs: 'text', signal }),
} as const;

export const pageQueries = {
  /** `GET /api/n/page/*`: HTML of a page in the language of the portal (document 2 §7). Untrusted (decision 22). */
  html: (name: ServerPageName, language: Language) =>
    queryOptions({
      queryKey: ['platform', 'page', name, language],
      queryFn: ({ signal }) => unwrapPage(READ[name](signal)),
      staleTime: 5 * 60_000,
    }),
};
