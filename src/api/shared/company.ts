import { queryOptions } from '@tanstack/react-query';
import { api } from '../client.ts';
import { queryRoot } from '../keys.ts';
import { unwrap } from '../unwrap.ts';
import { toFiledCompany, toOwnCompany } from './read.ts';

export const companyQueries = {
  /** The caller's company: status, name, e-mail (document 2 §7). Read by guards, the application form, the user centre. */
  ofUser: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.company, 'ofUser', userId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/p/portal/company/user/{userId}', { params: { path: { userId } }, signal }),
          toOwnCompany,
        ),
      staleTime: 0,
      // Staff decide about a certification at any time.
      refetchOnWindowFocus: 'always',
    }),
  /** Its type decides about /thirdAgency (document 1 §2). */
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
