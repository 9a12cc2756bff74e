import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { records } from '#src/lib/received.ts';
import type { PartnerLink } from './partner-link.ts';
import { toPartnerLink } from './read.ts';

export const partnerQueries = {
  /** All partner links, for the footer and the page /Links (document 1 §7). */
  links: () =>
    queryOptions({
      queryKey: ['platform', 'partnerLinks'],
      queryFn: async ({ signal }): Promise<PartnerLink[]> =>
        records(await unwrap(api.GET('/api/n/friendly/link', { signal })))
          .map(toPartnerLink)
          .filter((link) => link !== null),
      staleTime: 30 * 60_000,
      meta: { silent: true },
    }),
};
