import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { toRulePage } from './read.ts';
import type { RuleSearch } from './rules.ts';

export const pcrQueries = {
  /** One page of the search (document 2 §7, §9). */
  page: ({ keyword, number }: RuleSearch, page: number) =>
    queryOptions({
      queryKey: ['pcr', 'page', keyword ?? '', number ?? '', page],
      queryFn: ({ signal }) => {
        const body = {
          pcrKeyword: keyword ?? '',
          pcrNumber: number ?? '',
          pageNum: page,
          pageSize: SEARCH_PAGE_SIZE,
        };
        return unwrap(api.POST('/p/pcr/page', { body, signal }), toRulePage);
      },
    }),
};
