import { queryOptions } from '@tanstack/react-query';
import { api } from '../client.ts';
import { queryRoot } from '../keys.ts';
import { unwrap } from '../unwrap.ts';
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
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/p/company/detail/{companyCode}', { params: { path: { companyCode } }, signal }),
          toFiledCompany,
        ),
      staleTime: 5 * 60_000,
    }),
};
