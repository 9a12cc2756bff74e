import { mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { uploadFile, type UploadControl } from '#src/api/upload.ts';
import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { LCA_CHECK } from '#src/lib/states.ts';
import { ITEM_FILES, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import { readAll } from './read-all.ts';
import { toContract, toDetail, toPage, toQuote } from './read.ts';

/** Starts a call: at once, or when its turn has come. */
type Run = <T>(call: () => Promise<T>) => Promise<T>;
const atOnce: Run = (call) => call();

/** The list of cards and the papers of one application (document 2 §7). */
export const applicationQueries = {
  /** Every application of the company: the call knows no filter, so further pages are read (decision 31). */
  all: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.applications, 'all', userId],
      queryFn: ({ signal }) =>
        readAll((pageNum) => {
          const query = { pageNum, pageSize: PAGE_SIZE_MAX };
          return unwrap(api.GET('/p/portal/my/company/epd', { params: { query }, signal }), toPage);
        }),
      // Staff move applications on at any time.
      refetchOnWindowFocus: 'always',
    }),
  detail: (id: string, run = atOnce) =>
    queryOptions({
      queryKey: [...queryRoot.applications, 'detail', id],
      queryFn: ({ signal }) =>
        run(() => unwrap(api.POST('/p/epd/apply', { body: { id }, signal }), (sent) => toDetail(sent, id))),
      // Staff move applications on, and a colleague may confirm: details that are opened or looked at again are read anew.
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
  /** Quote of an application; null when there is none. Always read anew: it is decided upon. */
  quote: (applicationId: string, run = atOnce) =>
    queryOptions({
      queryKey: [...queryRoot.applications, 'quote', applicationId],
      queryFn: ({ signal }) =>
        run(() => unwrap(api.POST('/api/p/price/info', { body: { id: applicationId }, signal }), toQuote)),
      staleTime: 0,
    }),
  /** Contract of an application; null when there is none. Always read anew: it is decided upon. */
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

/** A decision was refused: most likely somebody else was faster, so what is shown is out of date. */
function readAgain(
  _error: unknown,
  _variables: unknown,
  _result: unknown,
  { client }: MutationFunctionContext,
): void {
  void client.invalidateQueries({ queryKey: queryRoot.applications });
}

const meta = { invalidates: [queryRoot.applications] };

/** How the calls name a contract (document 2 §7). */
interface ContractKey {
  applyId: string;
  id: string;
}

/** What the customer decides. A decided quote or contract changes the card, so everything is read again. */
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
      // Its dialog tells what a failure means.
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
  /** Word that the LCA data has been corrected: the state goes from 2 back to 0 (document 2 §4). */
  confirmModified: (applyId: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(api.POST('/api/p/lca/validate/updateState', { body: { status: LCA_CHECK.pending, applyId } })),
      onError: readAgain,
      meta,
    }),
};

/** Names the stored file as the new one of a product. */
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
 * Uploads a file and puts it in the place of the product's former one. Only when both worked is it replaced.
 * @returns the id of the stored file
 * @throws what `uploadFile` and `unwrap` throw
 */
export async function sendItemFile(
  itemId: string,
  kind: ItemFileKind,
  file: File,
  control: UploadControl,
): Promise<{ id: string }> {
  const stored = await uploadFile(file, ITEM_FILES[kind].purpose, control);
  // Cancelled in the last moment: the former file stays.
  control.signal.throwIfAborted();
  await replaceFile(itemId, kind, stored.id);
  return stored;
}
