import type { Same } from '../types.ts';
import type { errorZh } from '../zh/error.ts';

export const errorEn = {
  generic: 'Something went wrong. Try again later.',
  network: 'Network problem. Check your connection.',
  USER_LOCKED: 'This account is disabled. Contact the secretariat.',
  CHECK_CODE_ERROR: 'Wrong verification code. Enter it again.',
  CHECK_CODE_OUT_TIME: 'Verification code is wrong or expired. Get a new one.',
  ACCOUNT_PASSWORD_ERROR: 'Wrong account or password',
  CHECK_CODE_FREQUENTLY: 'Codes requested too often. Wait a moment.',
  ACCOUNT_NUMBER_EXISTS: 'This account is already registered. Log in directly.',
  USER_NOT_FOUND: 'User not found',
  DICT_ERROR: 'Options could not be loaded. Refresh the page.',
  TRIAL_REQUESTED: 'You have already requested a trial. It is being prepared.',
  CAPTCHA_FAIL: 'Complete the security check first',
  chunkLoad: 'A part of the page could not be loaded. Check your connection and try again.',
} as const satisfies Same<typeof errorZh>;
