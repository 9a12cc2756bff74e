import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { VERIFICATION_PAGE_SIZE } from '#src/lib/limits.ts';
import { readBatch } from './read-batch.ts';
import { toVerification, toVerificationFiles, toVerificationPage } from './read.ts';

const ROOT = queryRoot.verification;
type Whose = 'mine' | 'agency';

function ask(pageNum: number, pageSize: number, whose: Whose, signal: AbortSignal) {
  const body = { pageNum, pageSize, ...(whose === 'mine' && { mine: true }) };
  return unwrap(api.POST('/api/p/epd/verify/list', { body, signal }), toVerificationPage);
}

/** The user's own records, and for agencies also those that concern them (decisions 15, 47). */
export const verificationQueries = {
  /** Newest first (document 2 §7); ten per page by default (document 2 §9). */
  page: (userId: string, page: number, size: number = VERIFICATION_PAGE_SIZE) =>
    queryOptions({
      queryKey: [...ROOT, userId, 'page', size, page],
      queryFn: ({ signal }) => ask(page, size, 'mine', signal),
      // Avoids a layout shift until the next page loads.
      placeholderData: keepPreviousData,
    }),
  /** As many as ten calls bring, newest first; `agency`: everything that an agency may see. */
  batch: (userId: string, batch: number, whose: Whose) =>
    queryOptions({
      queryKey: [...ROOT, userId, 'batch', whose, batch],
      queryFn: ({ signal }) => readBatch((page, size) => ask(page, size, whose, signal), batch),
    }),
  record: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...ROOT, userId, 'record', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/p/epd/verify/detail/{id}', { params: { path: { id } }, signal }), (sent) =>
          sent === null ? null : toVerification(sent),
        ),
    }),
  files: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...ROOT, userId, 'files', id],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/p/epd/verify/attachment/{id}', { params: { path: { id } }, signal }),
          toVerificationFiles,
        ),
    }),
};
