import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { toPartnerLinks } from './read.ts';

export const partnerQueries = {
  /** document 1 §7 */
  links: () =>
    queryOptions({
      queryKey: ['platform', 'partnerLinks'],
      queryFn: ({ signal }) => unwrap(api.GET('/api/n/friendly/link', { signal }), toPartnerLinks),
      staleTime: 30 * 60_000,
      meta: { silent: true },
    }),
};
