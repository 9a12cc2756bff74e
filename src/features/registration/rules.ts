import * as v from 'valibot';
import type { TextKey } from '#src/i18n/keys.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from '#src/lib/limits.ts';
import type { AccountField } from '#src/parts/account-form/refusals.ts';
import * as fields from '#src/parts/form/fields.ts';
import type { AccountKind, RegistrationValues } from './values.ts';

/** Schemas of the registration (document 1 §2, §5). Only e-mail accounts have a password. */

// In page order: the first invalid field receives the focus.
const company = {
  companyName: fields.limitedText('register.valid.companyRequired', 'register.valid.companyMax'),
  industryCategory: fields.chosenField('register.valid.industry'),
  companyForm: fields.chosenField('register.valid.companyForm'),
};

export const registrationSchema = {
  phone: v.object({ phone: fields.phoneField, phoneCode: fields.smsCodeField, ...company }),
  email: v.pipe(
    v.object({
      email: fields.emailField,
      emailCode: fields.emailCodeField,
      ...fields.passwordPair,
      ...company,
    }),
    fields.samePasswords(),
  ),
} as const;

export function accountOf(values: Pick<RegistrationValues, AccountKind>, kind: AccountKind): string {
  return kind === 'phone' ? fields.normalPhone(values.phone) : fields.normalEmail(values.email);
}

/**
 * Error of an account before a code is sent; null when valid (document 1 §5, §8: "phone number input error", "e-mail input
 * error").
 */
export function sendingProblem(account: string, kind: AccountKind): TextKey | null {
  if (account === '') return kind === 'phone' ? 'auth.valid.phoneRequired' : 'auth.valid.emailRequired';
  if (kind === 'phone') return PHONE_PATTERN.test(account) ? null : 'auth.valid.phoneInput';
  return EMAIL_PATTERN.test(account) ? null : 'auth.valid.emailInput';
}

export function kindOf(account: string): AccountKind {
  return account.includes('@') ? 'email' : 'phone';
}

export function formFieldOf(field: AccountField, kind: AccountKind): keyof RegistrationValues {
  if (field === 'account') return kind;
  if (field === 'code') return kind === 'phone' ? 'phoneCode' : 'emailCode';
  return 'password';
}
