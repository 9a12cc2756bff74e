import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { LINK_TYPE_PAGE_SIZE } from '#src/lib/limits.ts';
import { toLinkTypes } from './read.ts';

export const linkTypeQueries = {
  /** Types of links, a single page of ten (document 1 §7, §9). */
  all: () =>
    queryOptions({
      queryKey: ['platform', 'partnerLinkTypes'],
      queryFn: async ({ signal }) => {
        const body = { pageSize: LINK_TYPE_PAGE_SIZE, pageNum: 1, inlet: 'USER' as const };
        return unwrap(api.POST('/api/n/friendly/type', { body, signal }), toLinkTypes);
      },
      staleTime: 30 * 60_000,
    }),
};
