import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { readPage } from '#src/lib/received.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';
import { examplesOf } from './rules.ts';
import { toRequestPage, toRulePage } from './read.ts';
import type { RuleSearch } from './search.ts';

/** Among so many declarations names are looked for. */
const EXAMPLES_AMONG = 12;
const EXAMPLES_FRESH_MS = 5 * 60_000;

const MINE = ['pcr', 'mine'] as const;

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
  /** Declared products under one PCR, each name once. Rows of other rules are dropped: a server may ignore the filter. */
  examples: (pcrNumber: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'examples', pcrNumber],
      queryFn: ({ signal }) =>
        unwrap(
          api.POST('/p/epd/page', { body: { pcrNumber, pageNum: 1, pageSize: EXAMPLES_AMONG }, signal }),
          (sent) => examplesOf(pcrNumber, readPage(sent, toDeclaration).rows),
        ),
      staleTime: EXAMPLES_FRESH_MS,
      // Without examples only that line is empty.
      meta: { silent: true },
    }),
  /** One page of the company's own requests, which the server returns along with a page of PCRs. */
  mine: (userId: string, page: number) =>
    queryOptions({
      queryKey: [...MINE, userId, page],
      queryFn: ({ signal }) => {
        const body = { pageNum: page, pageSize: SEARCH_PAGE_SIZE, mine: true };
        return unwrap(api.POST('/p/pcr/page', { body, signal }), toRequestPage);
      },
    }),
};

export const pcrMutations = {
  /** `POST p/pcr/insert` (document 2 §7). The form shows errors. */
  apply: () =>
    mutationOptions({
      mutationFn: (body: Wire['PcrApplicationRequest']) => unwrap(api.POST('/p/pcr/insert', { body })),
      meta: { silent: true, invalidates: [MINE] },
    }),
};
