import * as v from 'valibot';
import type { AccountKind, OwnAccount, OwnCompany } from '#src/api/shared/types.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { businessIdOf } from '#src/lib/business-id.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from '#src/lib/limits.ts';
import { AUDIT, COMPANY_STATUS, type AuditStatus, type CompanyStatus } from '#src/lib/states.ts';
import {
  chosenField,
  companyEmailField,
  emailCodeField,
  halfWidth,
  nameField,
  normalEmail,
  normalPhone,
  passwordPair,
  samePasswords,
  smsCodeField,
} from '#src/parts/account-form/fields.ts';
import type { Tone } from '#src/ui/status-badge.tsx';

/** What the screens of the account show and offer (document 2 §2, §4), and what their forms ask for (§5). */

const key = (text: TextKey): TextKey => text;

interface StateView {
  label: TextKey;
  tone: Tone;
}

/** The review of the registration in words. */
export const AUDIT_VIEW: Record<AuditStatus, StateView> = {
  [AUDIT.underReview]: { label: 'user.audit.s0', tone: 'attention' },
  [AUDIT.approved]: { label: 'user.audit.s1', tone: 'valid' },
  [AUDIT.rejected]: { label: 'user.audit.s2', tone: 'refused' },
};

/** The certification of the company: its words, and the button, which hides at 0 and at 1 (document 2 §4). */
interface CertificationView extends StateView {
  button: TextKey | null;
}

const CERTIFICATION: Record<NonNullable<CompanyStatus> | 'none', CertificationView> = {
  none: { label: 'enterprise.state.none', tone: 'neutral', button: 'user.certify' },
  [COMPANY_STATUS.underReview]: { label: 'enterprise.state.s0', tone: 'attention', button: null },
  [COMPANY_STATUS.certified]: { label: 'enterprise.state.s1', tone: 'valid', button: null },
  [COMPANY_STATUS.failed]: { label: 'enterprise.state.s2', tone: 'refused', button: 'user.recertify' },
};

export function certificationView(status: CompanyStatus): CertificationView {
  return CERTIFICATION[status ?? 'none'];
}

/** What the personal center offers now. The one with `primary` is the step that moves this person on. */
export interface CentreActions {
  /** Only accounts with an e-mail have a password (document 2 §6: the account type decides). */
  changePassword: boolean;
  /** Only the e-mail of a certified company can be changed (document 2 §4). */
  changeEmail: boolean;
  /** Only a rejected registration is written anew. */
  modifyRegistration: boolean;
  /** One of the two: ask for the cancellation, or take it back. */
  cancel: boolean;
  revoke: boolean;
  primary: 'modify' | 'certify' | null;
}

/** @param company undefined while it cannot be read: then nothing is offered for it */
export function centreActions(
  account: Pick<OwnAccount, 'kind' | 'audit' | 'leaving'>,
  company: Pick<OwnCompany, 'status'> | undefined,
): CentreActions {
  const rejected = account.audit === AUDIT.rejected;
  const certifies = company !== undefined && certificationView(company.status).button !== null;
  return {
    changePassword: account.kind === 'email',
    changeEmail: company?.status === COMPANY_STATUS.certified,
    modifyRegistration: rejected,
    cancel: !account.leaving,
    revoke: account.leaving,
    primary: rejected ? 'modify' : certifies && account.audit === AUDIT.approved ? 'certify' : null,
  };
}

/** Required, valid, at most 32 characters, and not the one that stands there already (document 2 §5, §9). */
export function companyEmailSchema(current: string) {
  return v.object({
    text: v.pipe(
      companyEmailField,
      v.check((text) => text !== current, key('user.emailSame')),
    ),
  });
}

const userNameField = nameField('profile.valid.userName', 'profile.valid.nameMax');

export function userNameSchema(current: string) {
  return v.object({
    text: v.pipe(
      userNameField,
      v.check((text) => text !== current, key('user.nameSame')),
    ),
  });
}

/** The form after a rejection: names required, at most 32 characters, a company type (document 2 §5). */
export const registrationSchema = v.object({
  companyName: nameField('profile.valid.nameRequired', 'profile.valid.nameMax'),
  userName: userNameField,
  companyType: chosenField('profile.valid.companyType'),
});
export type RegistrationValues = v.InferInput<typeof registrationSchema>;

/** A new password for the own e-mail: its code, and the password twice (document 1 §5). */
export const newPasswordSchema = v.pipe(v.object({ code: emailCodeField, ...passwordPair }), samePasswords());

/** An account as /passpassword takes it: an e-mail address or a phone number (document 2 §5). */
export function accountKind(typed: string): AccountKind {
  return halfWidth(typed).includes('@') ? 'email' : 'phone';
}

/** The account as it is sent. */
export function normalAccount(typed: string): string {
  return accountKind(typed) === 'email' ? normalEmail(typed) : normalPhone(typed);
}

const accountField = v.pipe(
  v.string(),
  v.transform(normalAccount),
  v.check(
    (account) => (accountKind(account) === 'email' ? EMAIL_PATTERN : PHONE_PATTERN).test(account),
    key('register.valid.account'),
  ),
);

/**
 * The cancellation form; the code is named after the way by which it came. A phone or e-mail that is not the person's own
 * is refused before a code is sent (decision 46); which other way to sign in they have, only the server knows.
 * @param own the account that is signed in
 */
export function cancellationSchema(kind: AccountKind, own: string) {
  const ownField = v.pipe(
    accountField,
    v.check(
      (account) => kind !== accountKind(own) || account === normalAccount(own),
      key('user.cancelForeign'),
    ),
  );
  return v.object({ account: ownField, code: kind === 'email' ? emailCodeField : smsCodeField });
}

/** What is still under way when somebody wants to leave. */
export interface OpenMatter {
  /** Id of the application. */
  id: string;
  /** Number of the application. */
  number: string;
  /** What waits for the customer; else the application itself. */
  kind: 'application' | 'quote' | 'contract' | 'correction';
}

/** What is open, in words: the number, and what is to be done with it. */
export const OPEN_MATTER = {
  application: 'user.open.application',
  quote: 'user.open.quote',
  contract: 'user.open.contract',
  correction: 'user.open.correction',
} as const satisfies Record<OpenMatter['kind'], TextKey>;

/**
 * Where /userinfo leads, sent or cancelled: to the product whose PDF was wanted, else home (document 2 §2).
 * @param storedPdfId from storage, where anything can stand
 */
export function afterUserinfo(storedPdfId: string | null): string {
  const id = businessIdOf(storedPdfId);
  return id === null ? '/' : `/app/epd/${encodeURIComponent(id)}`;
}
