/** Codes, login, logout and token (document 1 §4, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import type { Handlers } from '../handler.ts';
import { sendRegisterEmailCode, sendResetEmailCode, sendSmsCode, sendSmsCodeSimple } from './codes.ts';
import { getPublicKey, loginByEmail, loginByPhone, loginOrRegisterByPhone } from './login.ts';
import { logout, refreshToken, verifySession } from './token.ts';

export const sessionHandlers = {
  sendSmsCode,
  sendSmsCodeSimple,
  loginByPhone,
  loginOrRegisterByPhone,
  getPublicKey,
  loginByEmail,
  sendRegisterEmailCode,
  sendResetEmailCode,
  verifySession,
  logout,
  refreshToken,
} satisfies Handlers<OperationsOf<'session'>>;
