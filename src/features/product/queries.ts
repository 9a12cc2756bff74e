import { queryOptions } from '@tanstack/react-query';
import type { DownloadedFile } from '#src/api/download.ts';
import { queryRoot } from '#src/api/client.ts';
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
