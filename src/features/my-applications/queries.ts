import { mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { uploadFile, type UploadControl } from '#src/api/upload.ts';
import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { LCA_CHECK } from '#src/lib/states.ts';
import { ITEM_FILES, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import { readAll } from './read-all.ts';
import { toContract, toQuote } from './read-papers.ts';
import { toDetail, toPage } from './read.ts';

/** Starts a request immediately, or queued by a concurrency limit. */
type Run = <T>(call: () => Promise<T>) => Promise<T>;
const atOnce: Run = (call) => call();

export const applicationQueries = {
  /** All applications of the company: the call has no filter, so every page is read (decision 31). */
  all: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.applications, 'all', userId],
      queryFn: ({ signal }) =>
        readAll((pageNum) => {
          const query = { pageNum, pageSize: PAGE_SIZE_MAX };
          return unwrap(api.GET('/p/portal/my/company/epd', { params: { query }, signal }), toPage);
        }),
      // Staff change applications at any time.
      refetchOnWindowFocus: 'always',
    }),
  detail: (id: string, run = atOnce) =>
    queryOptions({
      queryKey: [...queryRoot.applications, 'detail', id],
      queryFn: ({ signal }) =>
        run(() => unwrap(api.POST('/p/epd/apply', { body: { id }, signal }), (sent) => toDetail(sent, id))),
      // Always stale: staff or a colleague may have changed the application.
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
  /** Quote of an application, or null. Never cached, because the user decides on it. */
  quote: (applicationId: string, run = atOnce) =>
    queryOptions({
      queryKey: [...queryRoot.applications, 'quote', applicationId],
      queryFn: ({ signal }) =>
        run(() => unwrap(api.POST('/api/p/price/info', { body: { id: applicationId }, signal }), toQuote)),
      staleTime: 0,
    }),
  /** Contract of an application, or null. Never cached, because the user decides on it. */
  contract: (applicationId: string, run = atOnce) =>
    queryOptions({
      queryKey: [...queryRoot.applications, 'contract', applicationId],
      queryFn: ({ signal }) =>
        run(() =>
          unwrap(api.POST('/api/p/contract/info', { body: { id: applicationId }, signal }), toContract),
        ),
      staleTime: 0,
    }),
};

/** A refused decision usually means stale data: another user decided first. */
function readAgain(
  _error: unknown,
  _variables: unknown,
  _result: unknown,
  { client }: MutationFunctionContext,
): void {
  void client.invalidateQueries({ queryKey: queryRoot.applications });
}

const meta = { invalidates: [queryRoot.applications] };

/** Identifies a contract in the calls (document 2 §7). */
interface ContractKey {
  applyId: string;
  id: string;
}

/** Decisions of the customer; each invalidates all application queries. */
export const applicationMutations = {
  decideQuote: () =>
    mutationOptions({
      mutationFn: async ({ paper, accept }: { paper: string; accept: boolean }): Promise<void> => {
        const body = { id: paper };
        await (accept
          ? unwrap(api.POST('/api/p/price/confirm', { body }))
          : unwrap(api.POST('/api/p/price/refuse', { body })));
      },
      onError: readAgain,
      // The dialog reports failures.
      meta: { ...meta, silent: true },
    }),
  decideContract: () =>
    mutationOptions({
      mutationFn: async ({ paper: body, accept }: { paper: ContractKey; accept: boolean }): Promise<void> => {
        await (accept
          ? unwrap(api.POST('/api/p/contract/confirm', { body }))
          : unwrap(api.POST('/api/p/contract/refuse', { body })));
      },
      onError: readAgain,
      meta: { ...meta, silent: true },
    }),
  /** Confirms the corrected LCA data: the state changes from 2 back to 0 (document 2 §4). */
  confirmModified: (applyId: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(api.POST('/api/p/lca/validate/updateState', { body: { status: LCA_CHECK.pending, applyId } })),
      onError: readAgain,
      meta,
    }),
};

function replaceFile(itemId: string, kind: ItemFileKind, fileId: string): Promise<unknown> {
  switch (kind) {
    case 'lcaReport':
      return unwrap(api.POST('/p/lca/attachment/update', { body: { id: itemId, lcaAttachmentId: fileId } }));
    case 'dataTable':
      return unwrap(api.POST('/p/data/attachment/update', { body: { id: itemId, dataAttachment: fileId } }));
    case 'preReport':
      return unwrap(api.POST('/p/epd/attachment/update', { body: { id: itemId, epdAttachmentId: fileId } }));
  }
}

/**
 * Uploads a file and replaces the product's previous one.
 * @returns the id of the stored file
 * @throws the errors of `uploadFile` and `unwrap`; the previous file is kept then
 */
export async function sendItemFile(
  itemId: string,
  kind: ItemFileKind,
  file: File,
  control: UploadControl,
): Promise<{ id: string }> {
  const stored = await uploadFile(file, ITEM_FILES[kind].purpose, control);
  // Aborted after the upload: keeps the previous file.
  control.signal.throwIfAborted();
  await replaceFile(itemId, kind, stored.id);
  return stored;
}
