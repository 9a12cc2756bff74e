import * as v from 'valibot';
import type { TextKey } from '#src/i18n/keys.ts';
import { businessIdOf } from '#src/lib/business-id.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from '#src/lib/limits.ts';
import { AUDIT, COMPANY_STATUS, type AuditStatus, type CompanyStatus } from '#src/lib/states.ts';
import * as fields from '#src/parts/form/fields.ts';
import type { Tone } from '#src/ui/status-badge.tsx';
import type { OwnAccount, OwnCompany, AccountKind } from '#src/api/shared/read.ts';

/** Views and form schemas of the account screens (document 2 §2, §4, §5). */

interface StateView {
  label: TextKey;
  tone: Tone;
}

export const AUDIT_VIEW: Record<AuditStatus, StateView> = {
  [AUDIT.underReview]: { label: 'user.audit.s0', tone: 'attention' },
  [AUDIT.approved]: { label: 'user.audit.s1', tone: 'valid' },
  [AUDIT.rejected]: { label: 'user.audit.s2', tone: 'refused' },
};

/** Certification of the company; the button is hidden at 0 and 1 (document 2 §4). */
interface CertificationView extends StateView {
  button: TextKey | null;
}

const CERTIFICATION: Record<NonNullable<CompanyStatus> | 'none', CertificationView> = {
  none: { label: 'enterprise.state.none', tone: 'neutral', button: 'guard.goCertify' },
  [COMPANY_STATUS.underReview]: { label: 'enterprise.state.s0', tone: 'attention', button: null },
  [COMPANY_STATUS.certified]: { label: 'enterprise.state.s1', tone: 'valid', button: null },
  [COMPANY_STATUS.failed]: { label: 'enterprise.state.s2', tone: 'refused', button: 'user.recertify' },
};

export function certificationView(status: CompanyStatus): CertificationView {
  return CERTIFICATION[status ?? 'none'];
}

export type CentreActions = ReturnType<typeof centreActions>;

/**
 * Actions of the personal center.
 * @param company undefined when it could not be loaded: then its actions are unavailable
 */
export function centreActions(
  account: Pick<OwnAccount, 'kind' | 'audit'>,
  company: Pick<OwnCompany, 'status'> | undefined,
) {
  const certifies = company !== undefined && certificationView(company.status).button !== null;
  return {
    /** Only accounts with an e-mail have a password (document 2 §6: the account type decides). */
    changePassword: account.kind === 'email',
    /** Only the e-mail of a certified company can be changed (document 2 §4). */
    changeEmail: company?.status === COMPANY_STATUS.certified,
    modifyRegistration: account.audit === AUDIT.rejected,
    certify: certifies && account.audit === AUDIT.approved,
  };
}

/** Required, valid, at most 32 characters, and different from the current one (document 2 §5, §9). */
export const companyEmailSchema = (current: string) =>
  changed(fields.companyEmailField, current, 'user.emailSame');

const userNameField = fields.limitedText('profile.valid.userName', 'profile.valid.nameMax');

export const userNameSchema = (current: string) => changed(userNameField, current, 'user.nameSame');

function changed(field: v.GenericSchema<string, string>, current: string, same: TextKey) {
  return v.object({
    text: v.pipe(
      field,
      v.check((text) => text !== current, same),
    ),
  });
}

/** Names of at most 32 characters and a company type, all required (document 2 §5). */
export const registrationSchema = v.object({
  companyName: fields.limitedText('register.valid.companyRequired', 'profile.valid.nameMax'),
  userName: userNameField,
  companyType: fields.chosenField('profile.valid.companyType'),
});
export type RegistrationValues = v.InferInput<typeof registrationSchema>;

/** E-mail code, and the new password twice (document 1 §5). */
export const newPasswordSchema = v.pipe(
  v.object({ code: fields.emailCodeField, ...fields.passwordPair }),
  fields.samePasswords(),
);

/** An account on /passpassword is an e-mail address or a phone number (document 2 §5). */
export function accountKind(typed: string): AccountKind {
  return fields.halfWidth(typed).includes('@') ? 'email' : 'phone';
}

export function normalAccount(typed: string): string {
  return accountKind(typed) === 'email' ? fields.normalEmail(typed) : fields.normalPhone(typed);
}

const accountField = v.pipe(
  v.string(),
  v.transform(normalAccount),
  v.check(
    (account) => (accountKind(account) === 'email' ? EMAIL_PATTERN : PHONE_PATTERN).test(account),
    fields.textKey('register.valid.account'),
  ),
);

/** A foreign phone or e-mail is rejected before a code is sent (decision 46). @param own the account that is signed in */
export function cancellationSchema(kind: AccountKind, own: string) {
  const ownField = v.pipe(
    accountField,
    v.check(
      (account) => kind !== accountKind(own) || account === normalAccount(own),
      fields.textKey('user.cancelForeign'),
    ),
  );
  return v.object({
    account: ownField,
    code: kind === 'email' ? fields.emailCodeField : fields.smsCodeField,
  });
}

/** What the customer must do next, most urgent first, else the application itself (document 2 §4). */
export const OPEN_MATTER_KINDS = [
  'quote',
  'contract',
  'correction',
  'files',
  'application',
  'release',
] as const;

export interface OpenMatter {
  id: string;
  name: string;
  kind: (typeof OPEN_MATTER_KINDS)[number];
}

/** Applications in progress, ordered by kind; or still loading, or failed. */
export type OpenMatters = readonly OpenMatter[] | 'asking' | 'unknown';

/** The product whose PDF was requested, else home (document 2 §2). @param storedPdfId untrusted value from storage */
export function afterUserinfo(storedPdfId: string | null): string {
  const id = businessIdOf(storedPdfId);
  return id === null ? '/' : `/app/epd/${encodeURIComponent(id)}`;
}
