import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { COUNTED_ROWS_MAX } from '#src/lib/limits.ts';
import { FILL_CALLS_MAX } from '../own-filters/fill.ts';
import { readEvery } from '../declaration/read-every.ts';
import type { SearchRequest } from './queries.ts';
import { toDeclarationPage } from './read.ts';

/** All rows of a search up to a limit, for counts and plots. Optional data: fails silently. */
export const everyDeclaration = (request: SearchRequest) =>
  queryOptions({
    queryKey: [...queryRoot.declarations, 'every', request],
    queryFn: ({ signal }) => readEvery(pagesOf(request, signal), COUNTED_ROWS_MAX, undefined, FILL_CALLS_MAX),
    meta: { silent: true },
  });
export function pagesOf(request: SearchRequest, signal: AbortSignal) {
  return (pageNum: number, pageSize: number) =>
    unwrap(api.POST('/p/epd/page', { body: { ...request, pageNum, pageSize }, signal }), toDeclarationPage);
}
