import { COMPANY_STATUS, AUDIT } from '#src/lib/states.ts';
import type { Company, User, Application, Attachment, World } from '../../world/entities.ts';
import { refuse, type Localised, type Text } from '../handler.ts';

const NO_APPLICATION: Text = { zh: '申请不存在', en: 'The application does not exist.' };
export const FOREIGN_APPLICATION: Text = {
  zh: '该申请属于其他企业',
  en: 'This application belongs to another company.',
};

/** `ownerCompanyCode` of an attachment; users without a company own their uploads personally. */
export function ownerKey(user: User): string {
  return user.companyCode ?? `user:${user.id}`;
}

export function isOwnFile(user: User, attachment: Attachment): boolean {
  return attachment.ownerCompanyCode === ownerKey(user);
}

export function ownApplication(call: PersonalCall, id: string | undefined): Application {
  const application = call.world.store.applications.get(id ?? '');
  if (application === undefined) return refuse(call, NO_APPLICATION);
  return application.companyCode === call.user.companyCode ? application : refuse(call, FOREIGN_APPLICATION);
}

const IN_REVIEW: Text = { zh: '您的注册信息正在审核中', en: 'Your registration is under review.' };
const REJECTED: Text = { zh: '您的注册信息未通过审核', en: 'Your registration was not approved.' };

export function auditRefusal({ user }: Pick<PersonalCall, 'user'>): Text | null {
  if (user.auditStatus === AUDIT.underReview) return IN_REVIEW;
  return user.auditStatus === AUDIT.rejected ? REJECTED : null;
}

/** The caller's certified company. Refuses a caller who is not approved. */
export function approvedCompany(call: PersonalCall): Company {
  const refusal = auditRefusal(call);
  return refusal === null ? certifiedCompany(call) : refuse(call, refusal);
}

/** Also refuses while a cancellation is in review (document 2 §8 "cancellation in review"). */
export function applicantCompany(call: PersonalCall): Company {
  refuseLeaving(call);
  return approvedCompany(call);
}

export const CANCELLATION_IN_REVIEW: Text = {
  zh: '账号注销正在审核中',
  en: 'The cancellation of this account is already in review.',
};

export function refuseLeaving(call: PersonalCall): void {
  if (call.user.status === 'leaving') refuse(call, CANCELLATION_IN_REVIEW);
}

export interface PersonalCall extends Localised {
  readonly world: World;
  readonly user: User;
}

const NOT_CERTIFIED: Text = { zh: '请先完成企业认证', en: 'Your company must be certified first.' };
const UNDER_REVIEW: Text = { zh: '企业认证审核中', en: 'The certification of your company is under review.' };

export function companyOf({ world, user }: Omit<PersonalCall, 'language'>): Company | undefined {
  return user.companyCode === null ? undefined : world.store.companies.where('code', user.companyCode)[0];
}

export function certifiedCompany(call: PersonalCall): Company {
  const company = companyOf(call);
  if (company?.status === COMPANY_STATUS.certified) return company;
  return refuse(call, company?.status === COMPANY_STATUS.underReview ? UNDER_REVIEW : NOT_CERTIFIED);
}
