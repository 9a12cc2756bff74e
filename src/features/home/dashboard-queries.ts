import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { readPage } from '#src/lib/received.ts';
import { readEvery } from '#src/parts/declaration/read-every.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';

export const dashboardQueries = {
  /** Valid declarations of a company by end of validity (document 2 §7). */
  ending: (companyCode: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'ending', companyCode],
      queryFn: async ({ signal }) => {
        const { rows } = await readEvery(
          (pageNum, pageSize) => {
            const body = {
              companyCode,
              loginCompanyCode: companyCode,
              validOnly: true,
              sort: 'EXPIRY' as const,
              pageNum,
              pageSize,
            };
            return unwrap(api.POST('/p/epd/page', { body, signal }), (sent) => readPage(sent, toDeclaration));
          },
          PAGE_SIZE_MAX,
          undefined,
          FILL_CALLS_MAX,
        );
        return rows;
      },
    }),
};
