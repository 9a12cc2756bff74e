import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { toDeclarationPage, toPcrChoices } from './read.ts';

export type SearchRequest = Wire['DeclarationSearchRequest'];

export const RARELY_CHANGES_MS = 5 * 60_000;

/** Queries that the route loader starts; the rest is loaded later, to keep the first chunk small. */
export const declarationQueries = {
  /** One page of the search (document 2 §7). */
  page: (request: SearchRequest) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'page', request],
      queryFn: ({ signal }) => unwrap(api.POST('/p/epd/page', { body: request, signal }), toDeclarationPage),
    }),
  /** All PCRs, for the filter (document 2 §7). */
  pcrs: () =>
    queryOptions({
      queryKey: ['pcr', 'choices'],
      queryFn: ({ signal }) => unwrap(api.GET('/p/pcr/list', { signal }), toPcrChoices),
      staleTime: RARELY_CHANGES_MS,
      meta: { silent: true },
    }),
};
