import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Language } from '#src/i18n/keys.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { api } from '../client.ts';
import { unwrap } from '../unwrap.ts';
import { textsOf, toMenu, type Visits } from './read.ts';

/** Texts and navigation of the platform, which every page shows. */
export const platformQueries = {
  /** The server's texts of one language, flat and dotted (document 1 §7 `/api/n/text/all`). */
  texts: (language: Language) =>
    queryOptions({
      queryKey: ['platform', 'texts', language],
      queryFn: ({ signal }) =>
        unwrap(
          // Asked before the texts have started, which set the language of all other calls.
          api.GET('/api/n/text/all', { headers: { 'Accept-Language': LANGUAGE_TAG[language] }, signal }),
          (sent) => textsOf(sent, language),
        ),
      staleTime: Infinity,
      meta: { silent: true },
    }),
  /** The top navigation: `data[0].children` (document 1 §7). */
  menu: (language: Language) =>
    queryOptions({
      queryKey: ['platform', 'menu', language],
      queryFn: ({ signal }) => unwrap(api.GET('/api/n/menu/all', { signal }), toMenu),
      staleTime: 5 * 60_000,
      meta: { silent: true },
    }),
  /** Visits so far, as the last counted one answered. It is never asked for by itself: asking would count. */
  visits: () =>
    queryOptions<Visits>({
      queryKey: ['platform', 'visits'],
      queryFn: skipToken,
      staleTime: Infinity,
    }),
};
