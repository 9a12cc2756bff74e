import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { COUNTED_ROWS_MAX } from '#src/lib/limits.ts';
import { RARELY_CHANGES_MS, type SearchRequest } from './queries.ts';
import { readEvery } from './read-every.ts';
import { toCompanyChoices, toSetting } from './read-further.ts';
import { toDeclarationPage } from './read.ts';

/** What the screen of the search asks once it is there; what only a dialog of it asks stands with the dialog. */
export const furtherQueries = {
  /** All rows of a search whose rows are known to be few. */
  every: (request: SearchRequest) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'every', request],
      queryFn: ({ signal }) => readEvery(pagesOf(request, signal), COUNTED_ROWS_MAX),
      // What only helps may be missing.
      meta: { silent: true },
    }),
  /** `1` while the platform shows QR codes (document 2 §2). */
  qrSetting: () =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'qrSetting'],
      queryFn: ({ signal }) => unwrap(api.GET('/p/system/setting/qrShow', { signal }), toSetting),
      staleTime: RARELY_CHANGES_MS,
      // Without the setting there are no QR codes; everything else works.
      meta: { silent: true },
    }),
  /** Certified companies, for the filter; the call wants a signed-in user (document 2 §7). */
  companies: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.company, 'choices', userId],
      queryFn: ({ signal }) => unwrap(api.GET('/p/company/list', { signal }), toCompanyChoices),
      staleTime: RARELY_CHANGES_MS,
      meta: { silent: true },
    }),
};

/** Pages of a search, whatever page its own request names. */
export function pagesOf(request: SearchRequest, signal: AbortSignal) {
  return (pageNum: number, pageSize: number) =>
    unwrap(api.POST('/p/epd/page', { body: { ...request, pageNum, pageSize }, signal }), toDeclarationPage);
}
