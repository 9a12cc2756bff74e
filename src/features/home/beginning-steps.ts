/** What somebody does first who has no application yet (document 2 §4, §6). Pure. */
import type { TextKey } from '#src/i18n/keys.ts';
import { AUDIT, COMPANY_STATUS, type AuditStatus, type CompanyStatus } from '#src/lib/states.ts';

/** `now`: the person acts; `waiting`: the platform does. */
export type StepState = 'done' | 'now' | 'waiting' | 'later';

export interface BeginningStep {
  title: TextKey;
  /** What it takes, or what is being waited for. */
  hint: TextKey;
  /** Why the platform turned it down, in its words; empty where it did not. */
  reason: string;
  state: StepState;
  /** Where the person acts; only on the step that is theirs now. */
  act: { to: '/appLoginform' | '/information' | '/enterprise' | '/epd/epdApplyFor'; label: TextKey } | null;
}

/** What is known of the person. */
export interface Person {
  /** Neither a user name nor a company name was given yet. */
  nameless: boolean;
  audit: AuditStatus;
  company: CompanyStatus;
  /** What the platform wrote when it turned the registration or the certification down. */
  reasons: { registration: string; company: string };
}

type Step = Omit<BeginningStep, 'title'>;

/** The way from the registration to the first declaration; at most one step is the person's own now. */
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

const done: Step = { hint: 'home.begin.done', reason: '', state: 'done', act: null };

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
        hint: 'user.rejectedBody',
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
        hint: 'home.begin.failedHint',
        reason,
        state: 'now',
        act: { to: '/enterprise', label: 'user.recertify' },
      };
    case null:
      return {
        hint: 'home.begin.certifyHint',
        reason: '',
        state: 'now',
        act: { to: '/enterprise', label: 'user.certify' },
      };
  }
}
