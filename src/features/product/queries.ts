import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import type { DownloadedFile } from '#src/api/download.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { fileCalls } from '#src/parts/download/files.ts';

export const reportQueries = {
  /** A report by its business id, for somebody who is signed in (document 2 §7). */
  pdf: (businessId: string, userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'pdf', userId, businessId],
      queryFn: (): Promise<DownloadedFile> => fileCalls.report(businessId)(),
      // A published report does not change; its bytes are not kept longer than the page.
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const productMutations = {
  /** Records a visit (document 2 §7). Its failure concerns nobody. */
  recordVisit: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['AccessRecordRequest']) =>
        unwrap(api.POST('/n/access/records/create', { body })),
      meta: { silent: true },
    }),
};
