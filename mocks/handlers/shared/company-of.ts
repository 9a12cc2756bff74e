/** The company a person acts for, and whether it may do what only certified companies may (document 2 §6). */
import { COMPANY_STATUS } from '#src/lib/states.ts';
import type { Company, User } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import type { Failure } from '../handler.ts';
import { refuse, type Spoken, type Text } from './say.ts';

/** What a helper must know of a signed-in call. */
export interface PersonalCall extends Spoken {
  readonly world: World;
  readonly user: User;
}

const NOT_CERTIFIED: Text = { zh: '请先完成企业认证', en: 'Your company must be certified first.' };
const UNDER_REVIEW: Text = { zh: '企业认证审核中', en: 'The certification of your company is under review.' };

/** The caller's company, if they have one. */
export function companyOf({ world, user }: Omit<PersonalCall, 'language'>): Company | undefined {
  return user.companyCode === null ? undefined : world.store.companies.where('code', user.companyCode)[0];
}

/** The caller's company when it is certified, or what to answer (document 2 §4). */
export function certifiedCompany(call: PersonalCall): Company | Failure {
  const company = companyOf(call);
  if (company?.status === COMPANY_STATUS.certified) return company;
  return refuse(call, company?.status === COMPANY_STATUS.underReview ? UNDER_REVIEW : NOT_CERTIFIED);
}
