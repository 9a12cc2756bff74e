/** A valid call for each operation of a company. */
import { CERTIFICATION } from '#scripts/recordings/people.ts';
import { samplePng, uploaded } from './samples.ts';
import { own, type Make } from './valid-call.ts';

export const VALID_COMPANY_CALLS = {
  getCompanyDetail: () => ({ as: 'certified', path: { companyCode: 'C01' } }),
  getCompanyOfUser: () => ({ as: 'certified', path: { userId: 'u-certified' } }),
  updateCompanyEmail: own({ id: 'co-01', companyEmail: 'carbon@example.com' }),
  registerCompany: async (bench) => {
    const caller = bench.as('uncertified');
    const picture = (name: string, businessType: string) =>
      uploaded(caller, samplePng, name, { businessType });
    return {
      as: 'uncertified',
      body: {
        ...CERTIFICATION,
        attachmentId: [
          await picture('licence.png', 'COMPANY_LICENSE'),
          await picture('bill.png', 'COMPANY_BILL_INFO'),
        ],
      },
    };
  },
} satisfies Record<string, Make>;
