import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Language } from '#src/i18n/keys.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { api, unwrap } from '../client.ts';
import { textsOf, toMenu, type Visits } from './read.ts';

export const platformQueries = {
  /** Flat, dotted keys (document 1 §7 `/api/n/text/all`). */
  texts: (language: Language) =>
    queryOptions({
      queryKey: ['platform', 'texts', language],
      queryFn: ({ signal }) =>
        unwrap(
          // i18next, which sets the language of all other calls, has not started yet.
          api.GET('/api/n/text/all', { headers: { 'Accept-Language': LANGUAGE_TAG[language] }, signal }),
          (sent) => textsOf(sent, language),
        ),
      staleTime: Infinity,
      meta: { silent: true },
    }),
  /** `data[0].children` (document 1 §7). */
  menu: (language: Language) =>
    queryOptions({
      queryKey: ['platform', 'menu', language],
      queryFn: ({ signal }) => unwrap(api.GET('/api/n/menu/all', { signal }), toMenu),
      staleTime: 5 * 60_000,
      meta: { silent: true },
    }),
  /** The result of the last counted visit; never fetched, because fetching counts. */
  visits: () =>
    queryOptions<Visits>({
      queryKey: ['platform', 'visits'],
      queryFn: skipToken,
      staleTime: Infinity,
    }),
};
