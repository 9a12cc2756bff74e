/** Certification of a company (document 2 §4). */
import { COMPANY_STATUS } from '#src/lib/states.ts';
import type { Company } from '../../world/entities.ts';
import { customer, staff, state, type Chart, type State } from './chart.ts';

const states = {
  'not-certified': state('certification', 0, 0, '未认证', 'Not certified'),
  'under-review': state('certification', 1, 0, '认证审核中', 'Under review'),
  failed: state('certification', 1, 1, '认证未通过', 'Failed'),
  certified: state('certification', 2, 0, '已认证', 'Certified'),
} as const satisfies Record<string, State>;

type CompanyState = keyof typeof states;

export const COMPANY_CHART: Chart<CompanyState> = {
  groups: { certification: { zh: '企业认证', en: 'Certification' } },
  states,
  transitions: [
    customer(
      'registerCompany',
      '提交企业认证',
      'Ask for certification',
      ['not-certified', 'failed'],
      'under-review',
    ),
    staff('certify', '认证通过', 'Certify', ['under-review'], 'certified', {
      by: { step: 'decideCompany', given: { approve: true } },
    }),
    staff('failCertification', '认证不通过', 'Fail the certification', ['under-review'], 'failed', {
      by: { step: 'decideCompany', given: { approve: false } },
    }),
  ],
};

const STATE_OF = {
  [COMPANY_STATUS.underReview]: 'under-review',
  [COMPANY_STATUS.certified]: 'certified',
  [COMPANY_STATUS.failed]: 'failed',
} as const;

/** A user without a company counts as one that has requested nothing. */
export function companyAt(company: Pick<Company, 'status'> | undefined): readonly CompanyState[] {
  const status = company?.status ?? null;
  return [status === null ? 'not-certified' : STATE_OF[status]];
}
