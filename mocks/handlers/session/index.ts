/** Codes, login, logout and token (document 1 §4, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { type Handlers, ok, signedIn, type Handler, refuse, type Text, fail } from '../handler.ts';
import { getPublicKey, loginByEmail, loginByPhone, loginOrRegisterByPhone } from './login.ts';
import { openSession, validSession } from '../../world/sessions.ts';
import { takeCaptchaPass } from '../shared/captcha-pass.ts';
import { sendCode } from '../shared/codes.ts';
import { listed, readForm } from '../shared/form.ts';
import { mailAddress, personByEmail, personByPhone } from '../shared/sign-in.ts';
import { email, phone } from '../shared/person-fields.ts';
import type { User } from '../../world/entities.ts';

function checkUsable(user: User | undefined): void {
  if (user === undefined) fail('USER_NOT_FOUND');
  if (user.status === 'locked') fail('USER_LOCKED');
}

function checkFree(user: User | undefined): void {
  if (user !== undefined) fail('ACCOUNT_NUMBER_EXISTS');
}

const SMS = {
  phoneNumber: phone,
  smsTemplateType: listed<'login'>(),
  inlet: listed<'LOGIN' | 'REGISTER'>(),
} as const;

/** With inlet LOGIN, an unknown phone is code 0 (document 1 §8). */
const sendSmsCode: Handler<'sendSmsCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, SMS);
  const to = form.phoneNumber;
  const purpose = form.inlet === 'REGISTER' ? 'register' : 'login';
  takeCaptchaPass(world, body.token);
  (purpose === 'register' ? checkFree : checkUsable)(personByPhone(world, to));
  sendCode(world, { channel: 'sms', to, purpose });
  return ok(null);
};

/** The phone screens log in or register with the same code, so new phones get one too. */
const sendSmsCodeSimple: Handler<'sendSmsCodeSimple'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, SMS);
  const to = form.phoneNumber;
  const user = personByPhone(world, to);
  takeCaptchaPass(world, body.token);
  if (user !== undefined) checkUsable(user);
  sendCode(world, { channel: 'sms', to, purpose: form.inlet === 'REGISTER' ? 'register' : 'login' });
  return ok(null);
};

const sendRegisterEmailCode: Handler<'sendRegisterEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email, inlet: listed() });
  const to = mailAddress(form.userAccount);
  takeCaptchaPass(world, body.token);
  checkFree(personByEmail(world, to));
  sendCode(world, { channel: 'email', to, purpose: 'register' });
  return ok(null);
};

const sendResetEmailCode: Handler<'sendResetEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email });
  const to = mailAddress(form.userAccount);
  takeCaptchaPass(world, body.token);
  checkUsable(personByEmail(world, to));
  sendCode(world, { channel: 'email', to, purpose: 'reset' });
  return ok(null);
};

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
