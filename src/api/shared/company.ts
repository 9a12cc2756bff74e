import { queryOptions } from '@tanstack/react-query';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { writeStorage } from '#src/lib/storage.ts';
import { api, queryRoot, unwrap } from '../client.ts';
import { toFiledCompany, toOwnCompany } from './read.ts';

export const companyQueries = {
  /** document 2 §7 */
  ofUser: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.company, 'ofUser', userId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/p/portal/company/user/{userId}', { params: { path: { userId } }, signal }),
          toOwnCompany,
        ),
      staleTime: 0,
      // Staff may decide a certification at any time.
      refetchOnWindowFocus: 'always',
    }),
  /** Its type opens /thirdAgency (document 1 §2). */
  detail: (companyCode: string) =>
    queryOptions({
      queryKey: [...queryRoot.company, 'detail', companyCode],
      queryFn: async ({ signal }) => {
        const filed = await unwrap(
          api.GET('/p/company/detail/{companyCode}', { params: { path: { companyCode } }, signal }),
          toFiledCompany,
        );
        // Only the own company is asked for.
        writeStorage(STORAGE.ownCompany, JSON.stringify([companyCode, filed.nameEn, filed.type]));
        return filed;
      },
      staleTime: 5 * 60_000,
    }),
};
