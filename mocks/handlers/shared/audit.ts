/** The review of a person's registration, in front of what only approved people may do (document 2 §4, §6). */
import { AUDIT } from '#src/lib/states.ts';
import type { Company } from '../../world/entities.ts';
import type { Failure } from '../handler.ts';
import { certifiedCompany, type PersonalCall } from './company-of.ts';
import { leavingProblem } from './leaving.ts';
import { refuse, type Text } from './say.ts';

const IN_REVIEW: Text = { zh: '您的注册信息正在审核中', en: 'Your registration is under review.' };
const REJECTED: Text = { zh: '您的注册信息未通过审核', en: 'Your registration was not approved.' };

/** Null for somebody who is approved; else what to answer. */
export function auditRefusal(call: PersonalCall): Failure | null {
  if (call.user.auditStatus === AUDIT.underReview) return refuse(call, IN_REVIEW);
  if (call.user.auditStatus === AUDIT.rejected) return refuse(call, REJECTED);
  return null;
}

/** The caller's company when it is certified and the caller is approved; else what to answer. */
export function approvedCompany(call: PersonalCall): Company | Failure {
  return auditRefusal(call) ?? certifiedCompany(call);
}

/** Whoever applies for something is also not about to leave (document 2 §8 "cancellation in review"). */
export function applicantCompany(call: PersonalCall): Company | Failure {
  return leavingProblem(call) ?? approvedCompany(call);
}
