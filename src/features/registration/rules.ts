import * as v from 'valibot';
import type { TextKey } from '#src/i18n/keys.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from '#src/lib/limits.ts';
import type { AccountField } from '#src/parts/account-form/refusals.ts';
import {
  chosenField,
  emailCodeField,
  emailField,
  limitedText,
  normalEmail,
  normalPhone,
  passwordPair,
  phoneField,
  samePasswords,
  smsCodeField,
} from '#src/parts/form/fields.ts';
import type { AccountKind, RegistrationValues } from './values.ts';

/** Schemas of the registration (document 1 §2, §5). Only e-mail accounts have a password. */

// In page order: the first invalid field receives the focus.
const company = {
  companyName: limitedText('register.valid.companyRequired', 'register.valid.companyMax'),
  industryCategory: chosenField('register.valid.industry'),
  companyForm: chosenField('register.valid.companyForm'),
};

export const registrationSchema = {
  phone: v.object({ phone: phoneField, phoneCode: smsCodeField, ...company }),
  email: v.pipe(
    v.object({ email: emailField, emailCode: emailCodeField, ...passwordPair, ...company }),
    samePasswords(),
  ),
} as const;

export function accountOf(values: Pick<RegistrationValues, AccountKind>, kind: AccountKind): string {
  return kind === 'phone' ? normalPhone(values.phone) : normalEmail(values.email);
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

/** Maps the field of a refusal to a field of this form. */
export function formFieldOf(field: AccountField, kind: AccountKind): keyof RegistrationValues {
  if (field === 'account') return kind;
  if (field === 'code') return kind === 'phone' ? 'phoneCode' : 'emailCode';
  return 'password';
}
