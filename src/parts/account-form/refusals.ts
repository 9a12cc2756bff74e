import { BusinessError } from '#src/lib/errors.ts';

export type AccountField = 'account' | 'code' | 'password';

const FIELD_OF: Record<string, AccountField> = {
  CHECK_CODE_ERROR: 'code',
  CHECK_CODE_OUT_TIME: 'code',
  CHECK_CODE_FREQUENTLY: 'code',
  CAPTCHA_FAIL: 'code',
  USER_LOCKED: 'account',
  USER_NOT_FOUND: 'account',
  ACCOUNT_NUMBER_EXISTS: 'account',
  ACCOUNT_PASSWORD_ERROR: 'password',
};

/** document 1 §8 */
export function fieldOf(error: unknown): AccountField | null {
  return error instanceof BusinessError ? (FIELD_OF[error.serverMessage] ?? null) : null;
}

export function fieldAmong(error: unknown, fields: readonly AccountField[]): AccountField | null {
  const field = fieldOf(error);
  return field !== null && fields.includes(field) ? field : null;
}

/** A refused *sending* of a code means "not registered" for code 0 with USER_NOT_FOUND or plain text (document 1 §7, §8). */
export function saysUnknownPhone(error: unknown): boolean {
  if (!(error instanceof BusinessError) || error.code !== 0) return false;
  return error.serverMessage === 'USER_NOT_FOUND' || !/^[A-Z][A-Z0-9_]*$/.test(error.serverMessage);
}

/** document 1 §8 */
export function saysTooOften(error: unknown): boolean {
  return error instanceof BusinessError && error.serverMessage === 'CHECK_CODE_FREQUENTLY';
}

/** document 1 §7 */
const NOT_REGISTERED = 106;

/** Only code 106 of a phone *login* (document 1 §7, §8). */
export function saysNotRegistered(error: unknown): boolean {
  return error instanceof BusinessError && error.code === NOT_REGISTERED;
}
