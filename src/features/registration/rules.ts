import * as v from 'valibot';
import type { TextKey } from '#src/i18n/keys.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from '#src/lib/limits.ts';
import type { AccountField } from '#src/parts/account-form/refusals.ts';
import {
  chosenField,
  emailCodeField,
  emailField,
  nameField,
  normalEmail,
  normalPhone,
  passwordPair,
  phoneField,
  samePasswords,
  smsCodeField,
} from '#src/parts/account-form/fields.ts';
import type { AccountKind, RegistrationValues } from './values.ts';

/** What the registration asks for (document 1 §2, §5). Passwords belong to e-mail accounts only. */

// In the order of the page: the focus goes to the first field that is wrong.
const company = {
  companyName: nameField('register.valid.companyRequired', 'register.valid.companyMax'),
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

/** An account as it is sent. */
export function accountOf(values: Pick<RegistrationValues, AccountKind>, kind: AccountKind): string {
  return kind === 'phone' ? normalPhone(values.phone) : normalEmail(values.email);
}

/**
 * What is wrong with an account that a code should be sent to; null when nothing is (document 1 §5, §8: "phone number
 * input error", "e-mail input error").
 */
export function sendingProblem(account: string, kind: AccountKind): TextKey | null {
  if (account === '') return kind === 'phone' ? 'auth.valid.phoneRequired' : 'auth.valid.emailRequired';
  if (kind === 'phone') return PHONE_PATTERN.test(account) ? null : 'auth.valid.phoneInput';
  return EMAIL_PATTERN.test(account) ? null : 'auth.valid.emailInput';
}

/** The kind of an account that was typed somewhere else, e.g. at the login. */
export function kindOf(account: string): AccountKind {
  return account.includes('@') ? 'email' : 'phone';
}

/** The field of this form that a refusal speaks of. */
export function formFieldOf(field: AccountField, kind: AccountKind): keyof RegistrationValues {
  if (field === 'account') return kind;
  if (field === 'code') return kind === 'phone' ? 'phoneCode' : 'emailCode';
  return 'password';
}
