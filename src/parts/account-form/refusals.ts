import { BusinessError } from '#src/lib/errors.ts';

/** A field that a refusal of the server may speak of; forms of an account name their fields so. */
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

/** The field that a refusal speaks of, or null when it concerns no single one (document 1 §8). */
export function fieldOf(error: unknown): AccountField | null {
  return error instanceof BusinessError ? (FIELD_OF[error.serverMessage] ?? null) : null;
}

/** The same for a form that has only some of the fields. */
export function fieldAmong(error: unknown, fields: readonly AccountField[]): AccountField | null {
  const field = fieldOf(error);
  return field !== null && fields.includes(field) ? field : null;
}

/**
 * Whether a refused *sending* of an SMS code means "not registered": code 0 with USER_NOT_FOUND or with a plain text;
 * every other key means itself (document 1 §7, §8). A code 0 of the login means what its message says.
 */
export function saysUnknownPhone(error: unknown): boolean {
  if (!(error instanceof BusinessError) || error.code !== 0) return false;
  return error.serverMessage === 'USER_NOT_FOUND' || !/^[A-Z][A-Z0-9_]*$/.test(error.serverMessage);
}

/** Whether a code for the account was sent less than 60 s ago (document 1 §8). */
export function saysTooOften(error: unknown): boolean {
  return error instanceof BusinessError && error.serverMessage === 'CHECK_CODE_FREQUENTLY';
}

/** Code 106 of the phone login: not registered (document 1 §7). */
const NOT_REGISTERED = 106;

/** Whether a refused phone *login* means "not registered": code 106 alone (document 1 §7, §8). */
export function saysNotRegistered(error: unknown): boolean {
  return error instanceof BusinessError && error.code === NOT_REGISTERED;
}
