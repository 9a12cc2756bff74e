import * as v from 'valibot';
import type { TextKey } from '#src/i18n/keys.ts';
import { BusinessError } from '#src/lib/errors.ts';
import {
  CODE_PATTERN,
  DESKTOP_BREAKPOINT,
  EMAIL_PATTERN,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
} from '#src/lib/limits.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

/** Rules of the login and of the forgotten password; messages are text keys (document 1 §5). */

const key = (text: TextKey): TextKey => text;

/** A phone number as people write or paste it, without blanks and hyphens. */
export const normalPhone = (typed: string): string => typed.replace(/[\s-]/g, '');

const phone = v.pipe(
  v.string(),
  v.transform(normalPhone),
  v.nonEmpty(key('auth.valid.phoneRequired')),
  v.regex(PHONE_PATTERN, key('auth.valid.phoneFormat')),
);
const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(key('auth.valid.emailRequired')),
  v.regex(EMAIL_PATTERN, key('auth.valid.emailFormat')),
);
// One message for a missing and for a bad password.
const password = v.pipe(v.string(), v.regex(PASSWORD_PATTERN, key('auth.valid.passwordRule')));
const smsCode = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(key('auth.valid.codeRequired')),
  v.regex(CODE_PATTERN, key('auth.valid.codeWrong')),
);
const emailCode = v.pipe(v.string(), v.trim(), v.regex(CODE_PATTERN, key('auth.valid.emailCode')));

export const phoneLoginSchema = v.object({ account: phone, code: smsCode });
export const emailLoginSchema = v.object({ account: email, password });
export const emailOnlySchema = v.object({ account: email });
export const resetSchema = v.pipe(
  v.object({ account: email, code: emailCode, password, repeat: password }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeat']],
      ({ password: first, repeat }) => first === repeat,
      key('auth.valid.passwordMismatch'),
    ),
    ['repeat'],
  ),
);

export type LoginTab = 'phone' | 'email';

/** The dialog opens by e-mail when the stored return path is /Result (document 1 §2). */
export function firstTab(returnPath: string | null): LoginTab {
  return returnPath !== null && /^\/result(?:[/?#]|$)/i.test(returnPath) ? 'email' : 'phone';
}

/** A field of the forms in this area. */
export type AuthField = 'account' | 'code' | 'password';

const FIELD_OF: Record<string, AuthField> = {
  CHECK_CODE_ERROR: 'code',
  CHECK_CODE_OUT_TIME: 'code',
  CHECK_CODE_FREQUENTLY: 'code',
  CAPTCHA_FAIL: 'code',
  USER_LOCKED: 'account',
  USER_NOT_FOUND: 'account',
  ACCOUNT_PASSWORD_ERROR: 'password',
};

/** The field that a refusal speaks of, or null when it concerns no single one (document 1 §8). */
export function fieldOf(error: unknown): AuthField | null {
  return error instanceof BusinessError ? (FIELD_OF[error.serverMessage] ?? null) : null;
}

/**
 * Whether a refused SMS code means "not registered": code 0 with USER_NOT_FOUND or with a plain text; every other key
 * means itself (document 1 §7, §8).
 */
export function saysUnknownPhone(error: unknown): boolean {
  if (!(error instanceof BusinessError) || error.code !== 0) return false;
  return error.serverMessage === 'USER_NOT_FOUND' || !/^[A-Z][A-Z0-9_]*$/.test(error.serverMessage);
}

/** Code 106 of the phone login: not registered (document 1 §7). */
export const NOT_REGISTERED = 106;

/**
 * Where a login leads: the supplement form without any name, the registration form after a rejection, else the stored
 * path (document 1 §4, decision 13).
 * @param stored the remembered path, or null when nothing was remembered
 * @param width of the window, px
 * @returns a path, or null to stay
 */
export function afterLogin(user: StoredUser, stored: string | null, width: number): string | null {
  if (isBlank(user.userName) && isBlank(user.companyName)) return '/appLoginform';
  if (user.auditStatus === AUDIT.rejected) return width < DESKTOP_BREAKPOINT ? '/userinfo' : '/information';
  return stored;
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
