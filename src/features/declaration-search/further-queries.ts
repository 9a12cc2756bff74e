import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { COUNTED_ROWS_MAX } from '#src/lib/limits.ts';
import { RARELY_CHANGES_MS, type SearchRequest } from './queries.ts';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import { readEvery } from '#src/parts/declaration/read-every.ts';
import { toCompanyChoices, toSetting } from './read-further.ts';
import { toDeclarationPage } from './read.ts';

/** Queries needed after the screen has rendered; those of a single dialog are next to the dialog. */
export const furtherQueries = {
  every: (request: SearchRequest) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'every', request],
      queryFn: ({ signal }) =>
        readEvery(pagesOf(request, signal), COUNTED_ROWS_MAX, undefined, FILL_CALLS_MAX),
      // Optional data: fail silently.
      meta: { silent: true },
    }),
  /** `1` while the platform shows QR codes (document 2 §2). */
  qrSetting: () =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'qrSetting'],
      queryFn: ({ signal }) => unwrap(api.GET('/p/system/setting/qrShow', { signal }), toSetting),
      staleTime: RARELY_CHANGES_MS,
      // Without the setting only the QR codes are hidden: fail silently.
      meta: { silent: true },
    }),
  /** Certified companies, for the filter; the call requires a login (document 2 §7). */
  companies: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.company, 'choices', userId],
      queryFn: ({ signal }) => unwrap(api.GET('/p/company/list', { signal }), toCompanyChoices),
      staleTime: RARELY_CHANGES_MS,
      meta: { silent: true },
    }),
};

/** Returns a page loader for a search; overrides the page of the request. */
export function pagesOf(request: SearchRequest, signal: AbortSignal) {
  return (pageNum: number, pageSize: number) =>
    unwrap(api.POST('/p/epd/page', { body: { ...request, pageNum, pageSize }, signal }), toDeclarationPage);
}
