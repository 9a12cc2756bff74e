import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Language } from '#src/i18n/keys.ts';
import { api } from '../client.ts';
import type { components } from '../generated/schema.d.ts';
import { unwrap } from '../unwrap.ts';

export type MenuItem = components['schemas']['MenuItem'];

/** Texts and navigation of the platform, which every page shows. */
export const platformQueries = {
  /** The server's texts of one language, flat and dotted (document 1 §7 `/api/n/text/all`). */
  texts: (language: Language) =>
    queryOptions({
      queryKey: ['platform', 'texts', language],
      queryFn: async ({ signal }) => {
        const data = await unwrap(api.GET('/api/n/text/all', { signal }));
        return textsOf(data, language);
      },
      staleTime: Infinity,
      meta: { silent: true },
    }),
  /** The top navigation: `data[0].children` (document 1 §7). */
  menu: (language: Language) =>
    queryOptions({
      queryKey: ['platform', 'menu', language],
      queryFn: async ({ signal }): Promise<MenuItem[]> => {
        const data = await unwrap(api.GET('/api/n/menu/all', { signal }));
        return data[0]?.children ?? [];
      },
      staleTime: 5 * 60_000,
      meta: { silent: true },
    }),
  /** Visits so far, as the last counted one answered. It is never asked for by itself: asking would count. */
  visits: () =>
    queryOptions<components['schemas']['VisitCount']>({
      queryKey: ['platform', 'visits'],
      queryFn: skipToken,
      staleTime: Infinity,
    }),
};

/** The texts of one language out of `/api/n/text/all`; entries without a key or text are left out (decision 4). */
export function textsOf(
  data: components['schemas']['PortalTextSet'],
  language: Language,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const entry of Array.isArray(data.texts) ? data.texts : []) {
    const text = entry[language];
    if (typeof entry.key === 'string' && typeof text === 'string') texts[entry.key] = text;
  }
  return texts;
}
