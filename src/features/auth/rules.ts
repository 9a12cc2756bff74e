import * as v from 'valibot';
import type { AccountTab } from '#src/parts/account-form/account-tabs.tsx';
import * as fields from '#src/parts/form/fields.ts';

/** Schemas of the login and the password reset (document 1 §5). */

export const phoneLoginSchema = v.object({ account: fields.phoneField, code: fields.smsCodeField });
export const emailLoginSchema = v.object({ account: fields.emailField, password: fields.passwordField });
export const emailOnlySchema = v.object({ account: fields.emailField });
export const resetSchema = v.pipe(
  v.object({ account: fields.emailField, code: fields.emailCodeField, ...fields.passwordPair }),
  fields.samePasswords(),
);

/** The dialog opens on the e-mail tab when the stored return path is /Result (document 1 §2). */
export function firstTab(returnPath: string | null): AccountTab {
  return returnPath !== null && /^\/result(?:[/?#]|$)/i.test(returnPath) ? 'email' : 'phone';
}

export function accountFields(account: string): { phone: string; email: string } {
  return account.includes('@') ? { phone: '', email: account } : { phone: account, email: '' };
}
