/** Registration, profile, password and cancellation (documents 1 and 2 §4, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import {
  cancelAccount,
  revokeCancellation,
  sendCancellationEmailCode,
  sendCancellationSmsCode,
} from './cancellation.ts';
import { changePassword, checkResetEmailCode } from './password.ts';
import { completeProfile, getUserDetail, modifyRegistration, updateUserName } from './profile.ts';
import { registerByEmail, registerByPhone } from './register.ts';
import type { Handlers } from '../handler.ts';

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
} satisfies Handlers<OperationsOf<'account'>>;
