import { queryOptions } from '@tanstack/react-query';
import { COMPANY_STATUS, type CompanyStatus } from '#src/lib/states.ts';
import { api } from '../client.ts';
import { queryRoot } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

/** Any spelling of a company status that a server may send, as the table knows it. */
export function toCompanyStatus(raw: unknown): CompanyStatus {
  const text = typeof raw === 'number' ? String(raw) : raw;
  return Object.values(COMPANY_STATUS).find((status) => status === text) ?? null;
}

export const companyQueries = {
  /** The caller's company: status, name, e-mail (document 2 §7). Read by guards, the application form, the user centre. */
  ofUser: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.company, 'ofUser', userId],
      queryFn: async ({ signal }) => {
        const data = await unwrap(
          api.GET('/p/portal/company/user/{userId}', { params: { path: { userId } }, signal }),
        );
        return { ...data, companyStatus: toCompanyStatus(data.companyStatus) };
      },
      staleTime: 0,
    }),
  /** `companyType` decides about /thirdAgency (document 1 §2). */
  detail: (companyCode: string) =>
    queryOptions({
      queryKey: [...queryRoot.company, 'detail', companyCode],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/p/company/detail/{companyCode}', { params: { path: { companyCode } }, signal })),
      staleTime: 5 * 60_000,
    }),
};
