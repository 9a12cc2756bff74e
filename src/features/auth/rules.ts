import * as v from 'valibot';
import type { AccountTab } from '#src/parts/account-form/account-tabs.tsx';
import {
  emailCodeField,
  emailField,
  passwordField,
  passwordPair,
  phoneField,
  samePasswords,
  smsCodeField,
} from '#src/parts/form/fields.ts';

/** Schemas of the login and the password reset (document 1 §5). */

export const phoneLoginSchema = v.object({ account: phoneField, code: smsCodeField });
export const emailLoginSchema = v.object({ account: emailField, password: passwordField });
export const emailOnlySchema = v.object({ account: emailField });
export const resetSchema = v.pipe(
  v.object({ account: emailField, code: emailCodeField, ...passwordPair }),
  samePasswords(),
);

/** The dialog opens on the e-mail tab when the stored return path is /Result (document 1 §2). */
export function firstTab(returnPath: string | null): AccountTab {
  return returnPath !== null && /^\/result(?:[/?#]|$)/i.test(returnPath) ? 'email' : 'phone';
}

export function accountFields(account: string): { phone: string; email: string } {
  return account.includes('@') ? { phone: '', email: account } : { phone: account, email: '' };
}
