import { text } from './received.ts';
import { AGENCY_COMPANY_TYPE, AUDIT, COMPANY_STATUS, type CompanyStatus } from './states.ts';
import type { StoredUser } from './storage-keys.ts';

/**
 * Who may go where, as pure functions of session, person and company. Used by routes (`beforeLoad`) and by buttons
 * alike. `warning` is a text key. This is courtesy, not protection: the server checks on its own.
 */
export type Gate =
  | { kind: 'allow' }
  /** Ask to log in; the wanted path is remembered (document 2 §6). */
  | { kind: 'login' }
  /** Stay and warn. */
  | { kind: 'warn'; warning: GateText }
  /** Go elsewhere; `ask`: only after the user agrees. */
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

/** Routes that only need somebody who is signed in (document 2 §6). */
export function loginGate(user: StoredUser | null): Gate {
  return user === null ? { kind: 'login' } : allow;
}

/** A person whose registration is in review waits; a rejected one is asked to fill it in again (document 2 §4, §6). */
export function auditGate(user: StoredUser): Gate {
  if (user.auditStatus === AUDIT.underReview) return { kind: 'warn', warning: 'guard.auditReviewing' };
  if (user.auditStatus === AUDIT.rejected) {
    return { kind: 'redirect', to: '/information', warning: 'guard.auditRejected', ask: true };
  }
  return allow;
}

/** Company gate before an application: 1 opens, 0 warns and stays, null and 2 go to /enterprise (decision 18). */
export function companyGate(status: CompanyStatus): Gate {
  if (status === COMPANY_STATUS.certified) return allow;
  if (status === COMPANY_STATUS.underReview) return { kind: 'warn', warning: 'guard.companyPending' };
  const warning = status === COMPANY_STATUS.failed ? 'guard.companyFailed' : 'guard.companyNone';
  return { kind: 'redirect', to: '/enterprise', warning };
}

/** /enterprise itself: nothing to do there while in review or certified (decision 18). */
export function enterpriseGate(status: CompanyStatus): Gate {
  if (status === COMPANY_STATUS.certified)
    return { kind: 'redirect', to: '/', warning: 'guard.companyCertified' };
  return status === COMPANY_STATUS.underReview
    ? { kind: 'redirect', to: '/', warning: 'guard.companyPending' }
    : allow;
}

/** An account that is about to be cancelled is not changed any more (document 2 §8 "cancellation in review"). */
export function cancellationGate(leaving: boolean): Gate {
  return leaving ? { kind: 'warn', warning: 'guard.cancelReviewing' } : allow;
}

/** Whether a company is a third-party agency, by its `companyType` as a server may spell it (document 1 §2). */
export function isAgency(companyType: unknown): boolean {
  return text(companyType) === AGENCY_COMPANY_TYPE;
}

/** /thirdAgency, also when typed: people of an agency only; all others are told so (decision 15). */
export function agencyGate(companyType: unknown): Gate {
  return isAgency(companyType) ? allow : { kind: 'warn', warning: 'guard.agencyOnly' };
}
