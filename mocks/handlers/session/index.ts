/** Codes, login, logout and token (document 1 §4, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { type Handlers, ok, signedIn, type Handler, refuse, type Text } from '../handler.ts';
import { sendRegisterEmailCode, sendResetEmailCode, sendSmsCode, sendSmsCodeSimple } from './codes.ts';
import { getPublicKey, loginByEmail, loginByPhone, loginOrRegisterByPhone } from './login.ts';
import { openSession, validSession } from '../../world/sessions.ts';

const NOT_VALID: Text = { zh: '登录状态已失效', en: 'The session is no longer valid.' };

/** Public, so that an invalid token gets code 0 instead of HTTP 401; reads the header itself. */
const verifySession: Handler<'verifySession'> = (call) => {
  const { store } = call.world;
  const session = validSession(call.world, call.request.headers['authorization'] ?? '');
  const user = session?.purpose === 'session' ? store.users.get(session.userId) : undefined;
  const isWelcome = user !== undefined && user.status !== 'gone' && user.status !== 'locked';
  return isWelcome ? ok(null) : refuse(call, NOT_VALID);
};

const logout = signedIn<'logout'>(({ world, session }) => {
  world.store.sessions.remove(session.id);
  return ok(null);
});

const refreshToken = signedIn<'refreshToken'>(({ world, user, session }) => {
  world.store.sessions.remove(session.id);
  return ok({ tokenVO: { token: openSession(world, user.id).id } });
});

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
