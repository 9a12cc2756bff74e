import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrapFile } from '#src/api/download.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { COUNTED_ROWS_MAX, EXPORT_ROWS_MAX } from '#src/lib/limits.ts';
import { RARELY_CHANGES_MS, type SearchRequest } from './queries.ts';
import { readEvery } from './read-every.ts';
import { toCompanyChoices, toQrAttachment, toSetting } from './read-further.ts';
import { toDeclarationPage } from './read.ts';

/** What the screen of the search asks once it is there. */
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
  /** The QR picture of an own declaration: asked for by id, then fetched as a file that can be saved. */
  qrPicture: (id: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'qrPicture', id],
      queryFn: async ({ signal }): Promise<Blob> => {
        const attachmentId = await unwrap(
          api.GET('/api/p/get/qr/attachment/{id}', { params: { path: { id } }, signal }),
          toQrAttachment,
        );
        const picture = await unwrapFile(
          api.GET('/n/attachment/online/{attachmentId}', {
            params: { path: { attachmentId } },
            parseAs: 'blob',
            signal,
          }),
        );
        return picture.blob;
      },
      staleTime: RARELY_CHANGES_MS,
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

export const declarationMutations = {
  /** All rows of a search for an export; `onRead` is told how many are there. */
  readAll: () =>
    mutationOptions({
      mutationFn: ({ request, signal, onRead }: ReadAll) =>
        readEvery(pagesOf(request, signal), EXPORT_ROWS_MAX, onRead),
      meta: { silent: true },
    }),
};

interface ReadAll {
  request: SearchRequest;
  signal: AbortSignal;
  onRead: (known: number) => void;
}

/** Pages of a search, whatever page its own request names. */
function pagesOf(request: SearchRequest, signal: AbortSignal) {
  return (pageNum: number, pageSize: number) =>
    unwrap(api.POST('/p/epd/page', { body: { ...request, pageNum, pageSize }, signal }), toDeclarationPage);
}
