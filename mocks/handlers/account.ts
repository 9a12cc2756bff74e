/** Registration, profile, password and cancellation (documents 1 and 2 §4, §7). */
import {
  cancelAccount,
  revokeCancellation,
  sendCancellationEmailCode,
  sendCancellationSmsCode,
} from './account/cancellation.ts';
import { changePassword, checkResetEmailCode } from './account/password.ts';
import { completeProfile, getUserDetail, modifyRegistration, updateUserName } from './account/profile.ts';
import { registerByEmail, registerByPhone } from './account/register.ts';
import type { Handlers } from './handler.ts';

export const accountHandlers = {
  registerByPhone,
  registerByEmail,
  checkResetEmailCode,
  changePassword,
  completeProfile,
  updateUserName,
  getUserDetail,
  modifyRegistration,
  revokeCancellation,
  sendCancellationEmailCode,
  sendCancellationSmsCode,
  cancelAccount,
} satisfies Handlers<
  | 'registerByPhone'
  | 'registerByEmail'
  | 'checkResetEmailCode'
  | 'changePassword'
  | 'completeProfile'
  | 'updateUserName'
  | 'getUserDetail'
  | 'modifyRegistration'
  | 'revokeCancellation'
  | 'sendCancellationEmailCode'
  | 'sendCancellationSmsCode'
  | 'cancelAccount'
>;
