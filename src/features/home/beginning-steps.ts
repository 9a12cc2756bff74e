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
  nameless: boolean;
  audit: AuditStatus;
  company: CompanyStatus;
  reasons: { registration: string; company: string };
}

type Step = Omit<BeginningStep, 'title'>;
type Act = NonNullable<BeginningStep['act']>;

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

const step = (state: StepState, hint: TextKey): Step => ({ hint, reason: '', state, act: null });

const now = (hint: TextKey, to: Act['to'], label: TextKey, reason = ''): Step => ({
  hint,
  reason,
  state: 'now',
  act: { to, label },
});

const DONE = step('done', 'ui.line.done');
const LATER = {
  certify: step('later', 'home.begin.certifyHint'),
  apply: step('later', 'home.begin.applyHint'),
  follow: step('later', 'home.begin.followHint'),
};
const APPLY = now('home.begin.applyHint', '/epd/epdApplyFor', 'home.begin.toApply');

function registrationStep(nameless: boolean, audit: AuditStatus, reason: string): Step {
  if (nameless) return now('home.begin.nameHint', '/appLoginform', 'home.begin.toName');
  switch (audit) {
    case AUDIT.approved:
      return DONE;
    case AUDIT.underReview:
      return step('waiting', 'home.begin.reviewHint');
    case AUDIT.rejected: {
      const hint = reason === '' ? 'guard.auditRejected' : 'user.rejectedBody';
      return now(hint, '/information', 'profile.modifyTitle', reason);
    }
  }
}

function certificationStep(company: CompanyStatus, reason: string): Step {
  switch (company) {
    case COMPANY_STATUS.certified:
      return DONE;
    case COMPANY_STATUS.underReview:
      return step('waiting', 'user.certifyPending');
    case COMPANY_STATUS.failed: {
      const hint = reason === '' ? 'guard.companyFailed' : 'home.begin.failedHint';
      return now(hint, '/enterprise', 'user.recertify', reason);
    }
    case null:
      return now('home.begin.certifyHint', '/enterprise', 'guard.goCertify');
  }
}
