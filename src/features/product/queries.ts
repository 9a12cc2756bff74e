import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import type { DownloadedFile } from '#src/api/download.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { fileCalls } from '#src/parts/download/files.ts';
import { fetchReport } from './kept-report.ts';

export const reportQueries = {
  /** A report by its business id, for signed-in users (document 2 §7). */
  pdf: (businessId: string, userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'pdf', userId, businessId],
      queryFn: (): Promise<DownloadedFile> => fetchReport(businessId, userId, fileCalls.report(businessId)),
      // Published reports are immutable; the bytes are dropped with the page to save memory.
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const productMutations = {
  /** Records a visit (document 2 §7). Failures are silent. */
  recordVisit: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['AccessRecordRequest']) =>
        unwrap(api.POST('/n/access/records/create', { body })),
      meta: { silent: true },
    }),
};
