import { text } from './received.ts';
import { AGENCY_COMPANY_TYPE, AUDIT, COMPANY_STATUS, type CompanyStatus } from './states.ts';
import type { StoredUser } from './storage-keys.ts';

/** UX only: the server enforces access itself. `warning` is a text key. */
export type Gate =
  | { kind: 'allow' }
  /** document 2 §6 */
  | { kind: 'login' }
  | { kind: 'warn'; warning: GateText }
  /** `ask`: only after confirmation. */
  | { kind: 'redirect'; to: string; warning: GateText | null; ask?: boolean };

export type GateText =
  | 'guard.auditReviewing'
  | 'guard.auditRejected'
  | 'guard.companyPending'
  | 'guard.companyFailed'
  | 'guard.companyNone'
  | 'guard.companyCertified'
  | 'guard.cancelReviewing'
  | 'guard.agencyOnly';

const allow: Gate = { kind: 'allow' };

/** Requires a signed-in user (document 2 §6). */
export function loginGate(user: StoredUser | null): Gate {
  return user === null ? { kind: 'login' } : allow;
}

/** document 2 §4, §6 */
export function auditGate(user: StoredUser): Gate {
  if (user.auditStatus === AUDIT.underReview) return { kind: 'warn', warning: 'guard.auditReviewing' };
  if (user.auditStatus === AUDIT.rejected) {
    return { kind: 'redirect', to: '/information', warning: 'guard.auditRejected', ask: true };
  }
  return allow;
}

/** decision 18 */
export function companyGate(status: CompanyStatus): Gate {
  if (status === COMPANY_STATUS.certified) return allow;
  if (status === COMPANY_STATUS.underReview) return { kind: 'warn', warning: 'guard.companyPending' };
  const warning = status === COMPANY_STATUS.failed ? 'guard.companyFailed' : 'guard.companyNone';
  return { kind: 'redirect', to: '/enterprise', warning };
}

/** decision 18 */
export function enterpriseGate(status: CompanyStatus): Gate {
  if (status === COMPANY_STATUS.certified)
    return { kind: 'redirect', to: '/', warning: 'guard.companyCertified' };
  return status === COMPANY_STATUS.underReview
    ? { kind: 'redirect', to: '/', warning: 'guard.companyPending' }
    : allow;
}

/** document 2 §8 */
export function cancellationGate(leaving: boolean): Gate {
  return leaving ? { kind: 'warn', warning: 'guard.cancelReviewing' } : allow;
}

/** `companyType` may be a number or a string (document 1 §2). */
export function isAgency(companyType: unknown): boolean {
  return text(companyType) === AGENCY_COMPANY_TYPE;
}

/** decision 15 */
export function agencyGate(companyType: unknown): Gate {
  return isAgency(companyType) ? allow : { kind: 'warn', warning: 'guard.agencyOnly' };
}
