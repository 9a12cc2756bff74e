/** A valid call for each operation of a company. */
import { CERTIFICATION } from '#scripts/recordings/people.ts';
import { companyPapers } from './samples.ts';
import { own, type Make } from './valid-call.ts';

export const VALID_COMPANY_CALLS = {
  getCompanyDetail: () => ({ as: 'certified', path: { companyCode: 'C01' } }),
  getCompanyOfUser: () => ({ as: 'certified', path: { userId: 'u-certified' } }),
  updateCompanyEmail: own({ id: 'co-01', companyEmail: 'carbon@example.com' }),
  registerCompany: async (bench) => {
    const attachmentId = await companyPapers(bench.as('uncertified'));
    return { as: 'uncertified', body: { ...CERTIFICATION, attachmentId } };
  },
} satisfies Record<string, Make>;
