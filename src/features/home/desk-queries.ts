import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { readPage } from '#src/lib/received.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';

export const deskQueries = {
  /** Valid declarations of a company, those first that end first (document 2 §7). */
  ending: (companyCode: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'ending', companyCode],
      queryFn: ({ signal }) => {
        const body = {
          companyCode,
          loginCompanyCode: companyCode,
          validOnly: true,
          sort: 'EXPIRY' as const,
          pageNum: 1,
          pageSize: PAGE_SIZE_MAX,
        };
        return unwrap(
          api.POST('/p/epd/page', { body, signal }),
          (sent) => readPage(sent, toDeclaration).rows,
        );
      },
    }),
};
