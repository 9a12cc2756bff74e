/** The certification of a company (document 2 §4). */
import { COMPANY_STATUS } from '#src/lib/states.ts';
import type { Company } from '../../world/entities.ts';
import type { Chart, State } from './chart.ts';

const states = {
  'not-certified': {
    title: { zh: '未认证', en: 'Not certified' },
    group: 'certification',
    row: 0,
    column: 0,
  },
  'under-review': {
    title: { zh: '认证审核中', en: 'Under review' },
    group: 'certification',
    row: 1,
    column: 0,
  },
  failed: { title: { zh: '认证未通过', en: 'Failed' }, group: 'certification', row: 1, column: 1 },
  certified: { title: { zh: '已认证', en: 'Certified' }, group: 'certification', row: 2, column: 0 },
} as const satisfies Record<string, State>;

export type CompanyState = keyof typeof states;

export const COMPANY_CHART: Chart<CompanyState> = {
  groups: { certification: { zh: '企业认证', en: 'Certification' } },
  states,
  transitions: [
    {
      id: 'registerCompany',
      title: { zh: '提交企业认证', en: 'Ask for certification' },
      who: 'customer',
      by: { call: 'registerCompany' },
      from: ['not-certified', 'failed'],
      to: 'under-review',
    },
    {
      id: 'certify',
      title: { zh: '认证通过', en: 'Certify' },
      who: 'staff',
      by: { step: 'decideCompany', given: { approve: true } },
      from: ['under-review'],
      to: 'certified',
    },
    {
      id: 'failCertification',
      title: { zh: '认证不通过', en: 'Fail the certification' },
      who: 'staff',
      by: { step: 'decideCompany', given: { approve: false } },
      from: ['under-review'],
      to: 'failed',
    },
  ],
};

const STATE_OF = {
  [COMPANY_STATUS.underReview]: 'under-review',
  [COMPANY_STATUS.certified]: 'certified',
  [COMPANY_STATUS.failed]: 'failed',
} as const;

/** Where a company is; a person without one starts like a company that has asked for nothing. */
export function companyAt(company: Pick<Company, 'status'> | undefined): readonly CompanyState[] {
  const status = company?.status ?? null;
  return [status === null ? 'not-certified' : STATE_OF[status]];
}
