/** First steps of a user without applications, as pure functions (document 2 §4, §6). */
import type { TextKey } from '#src/i18n/keys.ts';
import { AUDIT, COMPANY_STATUS, type AuditStatus, type CompanyStatus } from '#src/lib/states.ts';

/** `now`: the user must act; `waiting`: the platform must act. */
export type StepState = 'done' | 'now' | 'waiting' | 'later';

export interface BeginningStep {
  title: TextKey;
  hint: TextKey;
  /** Reason of a rejection in the platform's words; empty without one. */
  reason: string;
  state: StepState;
  /** Action of the user; null unless the step is the current one. */
  act: { to: '/appLoginform' | '/information' | '/enterprise' | '/epd/epdApplyFor'; label: TextKey } | null;
}

export interface Person {
  /** Neither a user name nor a company name is known. */
  nameless: boolean;
  audit: AuditStatus;
  company: CompanyStatus;
  /** Reasons of rejections. */
  reasons: { registration: string; company: string };
}

type Step = Omit<BeginningStep, 'title'>;

/** Steps from the registration to the first declaration; at most one has the state `now`. */
export function beginningOf({ nameless, audit, company, reasons }: Person): BeginningStep[] {
  const registered = registrationStep(nameless, audit, reasons.registration);
  const certified = registered.state === 'done' ? certificationStep(company, reasons.company) : LATER.certify;
  const apply = certified.state === 'done' ? APPLY : LATER.apply;
  return [
    { title: 'home.begin.register', ...registered },
    { title: 'home.begin.certify', ...certified },
    { title: 'home.begin.apply', ...apply },
    { title: 'home.begin.follow', ...LATER.follow },
  ];
}

const done: Step = { hint: 'ui.line.done', reason: '', state: 'done', act: null };

const LATER = {
  certify: { hint: 'home.begin.certifyHint', reason: '', state: 'later', act: null },
  apply: { hint: 'home.begin.applyHint', reason: '', state: 'later', act: null },
  follow: { hint: 'home.begin.followHint', reason: '', state: 'later', act: null },
} as const satisfies Record<string, Step>;

const APPLY: Step = {
  hint: 'home.begin.applyHint',
  reason: '',
  state: 'now',
  act: { to: '/epd/epdApplyFor', label: 'home.begin.toApply' },
};

function registrationStep(nameless: boolean, audit: AuditStatus, reason: string): Step {
  if (nameless) {
    return {
      hint: 'home.begin.nameHint',
      reason: '',
      state: 'now',
      act: { to: '/appLoginform', label: 'home.begin.toName' },
    };
  }
  switch (audit) {
    case AUDIT.approved:
      return done;
    case AUDIT.underReview:
      return { hint: 'home.begin.reviewHint', reason: '', state: 'waiting', act: null };
    case AUDIT.rejected:
      return {
        hint: reason === '' ? 'guard.auditRejected' : 'user.rejectedBody',
        reason,
        state: 'now',
        act: { to: '/information', label: 'profile.modifyTitle' },
      };
  }
}

function certificationStep(company: CompanyStatus, reason: string): Step {
  switch (company) {
    case COMPANY_STATUS.certified:
      return done;
    case COMPANY_STATUS.underReview:
      return { hint: 'user.certifyPending', reason: '', state: 'waiting', act: null };
    case COMPANY_STATUS.failed:
      return {
        hint: reason === '' ? 'guard.companyFailed' : 'home.begin.failedHint',
        reason,
        state: 'now',
        act: { to: '/enterprise', label: 'user.recertify' },
      };
    case null:
      return {
        hint: 'home.begin.certifyHint',
        reason: '',
        state: 'now',
        act: { to: '/enterprise', label: 'guard.goCertify' },
      };
  }
}
