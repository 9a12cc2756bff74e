/** Codes, login, logout and token (document 1 §4, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { type Handlers, ok, signedIn, type Handler, refuse, type Text, fail } from '../handler.ts';
import { openSession, validSession } from '../../world/sessions.ts';
import { enumValue, readForm } from '../shared/form.ts';
import * as access from '../shared/sign-in.ts';
import { email, phone, account, smsCode } from '../shared/person-fields.ts';
import type { User, World } from '../../world/entities.ts';
import { MOCK_PUBLIC_KEY } from '../../lib/rsa.ts';

/** Consecutive wrong passwords that lock an account (invented; the documents only name USER_LOCKED). */
export const WRONG_PASSWORDS_MAX = 10;
/** Phone is not registered (document 1 §8). */
const NOT_REGISTERED = 106;

/** `password` is the SMS code (document 1 §7). */
const PHONE_LOGIN = { mobile: phone, password: smsCode } as const;

const loginByPhone: Handler<'loginByPhone'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, PHONE_LOGIN);
  const user = access.personByPhone(world, form.mobile);
  if (user === undefined) return fail('USER_NOT_FOUND', NOT_REGISTERED);
  if (user.status === 'locked') return fail('USER_LOCKED');
  access.takeCode(world, form.mobile, form.password, 'login');
  return ok(access.signIn(call, user));
};

/** Unknown phones become new users without names (contract). */
const loginOrRegisterByPhone: Handler<'loginOrRegisterByPhone'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, PHONE_LOGIN);
  const { mobile } = form;
  const known = access.personByPhone(world, mobile);
  if (known?.status === 'locked') return fail('USER_LOCKED');
  access.takeCode(world, mobile, form.password, 'login', 'register');
  const fresh = { account: mobile, accountType: 'phone', phone: mobile, email: null } as const;
  return ok(access.signIn(call, known ?? access.createAccount(world, fresh)));
};

/** Answers for any account: registration encrypts before the account exists. */
const getPublicKey: Handler<'getPublicKey'> = (call) => {
  readForm(call, call.body, { userAccount: account });
  return ok(MOCK_PUBLIC_KEY);
};

function wrongPassword({ store }: World, user: User): never {
  const failedLogins = user.failedLogins + 1;
  const isTooMuch = failedLogins >= WRONG_PASSWORDS_MAX;
  store.users.update(user.id, isTooMuch ? { failedLogins, status: 'locked' } : { failedLogins });
  return fail(isTooMuch ? 'USER_LOCKED' : 'ACCOUNT_PASSWORD_ERROR');
}

/** Same answer for an unknown e-mail and a wrong password, as the text of the key says. */
const loginByEmail: Handler<'loginByEmail'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email });
  const password = access.readPassword(call, body.userPassword);
  const user = access.personByEmail(world, form.userAccount);
  if (user === undefined) return fail('ACCOUNT_PASSWORD_ERROR');
  if (user.status === 'locked') return fail('USER_LOCKED');
  return user.password === password ? ok(access.signIn(call, user)) : wrongPassword(world, user);
};

function checkUsable(user: User | undefined): void {
  if (user === undefined) fail('USER_NOT_FOUND');
  if (user.status === 'locked') fail('USER_LOCKED');
}

function checkFree(user: User | undefined): void {
  if (user !== undefined) fail('ACCOUNT_NUMBER_EXISTS');
}

const SMS = {
  phoneNumber: phone,
  smsTemplateType: enumValue<'login'>(),
  inlet: enumValue<'LOGIN' | 'REGISTER'>(),
} as const;

/** With inlet LOGIN, an unknown phone is code 0 (document 1 §8). */
const sendSmsCode: Handler<'sendSmsCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, SMS);
  const to = form.phoneNumber;
  const purpose = form.inlet === 'REGISTER' ? 'register' : 'login';
  access.takeCaptchaPass(world, body.token);
  (purpose === 'register' ? checkFree : checkUsable)(access.personByPhone(world, to));
  access.sendCode(world, { channel: 'sms', to, purpose });
  return ok(null);
};

/** The phone screens log in or register with the same code, so new phones get one too. */
const sendSmsCodeSimple: Handler<'sendSmsCodeSimple'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, SMS);
  const to = form.phoneNumber;
  const user = access.personByPhone(world, to);
  access.takeCaptchaPass(world, body.token);
  if (user !== undefined) checkUsable(user);
  access.sendCode(world, { channel: 'sms', to, purpose: form.inlet === 'REGISTER' ? 'register' : 'login' });
  return ok(null);
};

const sendRegisterEmailCode: Handler<'sendRegisterEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email, inlet: enumValue() });
  const to = access.mailAddress(form.userAccount);
  access.takeCaptchaPass(world, body.token);
  checkFree(access.personByEmail(world, to));
  access.sendCode(world, { channel: 'email', to, purpose: 'register' });
  return ok(null);
};

const sendResetEmailCode: Handler<'sendResetEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email });
  const to = access.mailAddress(form.userAccount);
  access.takeCaptchaPass(world, body.token);
  checkUsable(access.personByEmail(world, to));
  access.sendCode(world, { channel: 'email', to, purpose: 'reset' });
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
