import { queryOptions } from '@tanstack/react-query';
import type { TwoNames } from '#src/lib/names.ts';
import type { CompanyStatus } from '#src/lib/states.ts';
import { api } from '../client.ts';
import { queryRoot } from '../keys.ts';
import { unwrap } from '../unwrap.ts';
import { toFiledCompany, toOwnCompany } from './read.ts';

/** The company of a user, as the screens rely on it; texts that did not come are empty. */
export interface OwnCompany {
  id: string;
  code: string;
  name: TwoNames;
  email: string;
  status: CompanyStatus;
  rejectReason: string;
  /** When the certification was asked for. */
  submitted: string;
}

/** What a company has filed; texts that did not come are empty. */
export interface FiledCompany {
  /** itemCode of COMPANY_TYPE. */
  type: string;
  creditCode: string;
  name: string;
  nameEn: string;
  corporation: string;
  address: string;
  zipCode: string;
  contacts: string;
  contactPhone: string;
  email: string;
  /** Ids of the pictures, in the order in which they were filed. */
  papers: readonly string[];
}

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
