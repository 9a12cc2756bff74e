import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { VERIFICATION_PAGE_SIZE, VERIFICATION_PAGE_SIZES } from '#src/lib/limits.ts';
import { toVerification, toVerificationFiles, toVerificationPage, type VerificationPage } from './read.ts';
import { FILL_CALLS_MAX } from '../own-filters/fill.ts';
import type { VerificationRecord } from './record.ts';

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

const SIZE = Math.max(...VERIFICATION_PAGE_SIZES);

interface VerificationBatch {
  rows: readonly VerificationRecord[];
  /** All that the server has, as it says; null where it does not. */
  total: number | null;
  /** The last page still brought new rows, so the end is not known. */
  goesOn: boolean;
}

/**
 * The documented call filters by nothing, so a workplace reads every record and sorts, counts and filters here.
 * @param batch from 1; each makes up to {@link FILL_CALLS_MAX} calls
 */
export async function readBatch(
  ask: (page: number, size: number) => Promise<VerificationPage>,
  batch: number,
): Promise<VerificationBatch> {
  const known = new Map<string, VerificationRecord>();
  const first = (batch - 1) * FILL_CALLS_MAX + 1;
  let total: number | null = null;
  let goesOn = true;
  // A server may send smaller pages than it was asked for.
  let pageSize = 0;
  for (let page = first; goesOn && page < first + FILL_CALLS_MAX; page += 1) {
    const sent = await ask(page, SIZE);
    total = sent.total;
    const count = known.size;
    for (const row of sent.rows) known.set(row.id, row);
    pageSize = Math.max(pageSize, sent.rows.length);
    // A server may repeat its last page.
    goesOn = known.size > count && (total === null || page * pageSize < total);
  }
  return { rows: [...known.values()], total, goesOn };
}
