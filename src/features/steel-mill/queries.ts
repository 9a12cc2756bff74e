import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { readPage } from '#src/lib/received.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';

/** Number of rows per list; the full lists are linked. */
export const LATEST = 5;

export const millQueries = {
  /** The newest declarations of a company (document 2 §7). */
  declarations: (companyCode: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'own', companyCode],
      queryFn: ({ signal }) => {
        const body = {
          companyCode,
          loginCompanyCode: companyCode,
          pageNum: 1,
          pageSize: LATEST,
          sort: 'NEWEST' as const,
        };
        return unwrap(api.POST('/p/epd/page', { body, signal }), (sent) => readPage(sent, toDeclaration));
      },
    }),
};
