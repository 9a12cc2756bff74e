/** Codes for login, registration and password reset; each requires a solved captcha (document 1 §5). */
import { type Handler, fail, ok } from '../handler.ts';
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
export const sendSmsCode: Handler<'sendSmsCode'> = (call) => {
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
export const sendSmsCodeSimple: Handler<'sendSmsCodeSimple'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, SMS);
  const to = form.phoneNumber;
  const user = personByPhone(world, to);
  takeCaptchaPass(world, body.token);
  if (user !== undefined) checkUsable(user);
  sendCode(world, { channel: 'sms', to, purpose: form.inlet === 'REGISTER' ? 'register' : 'login' });
  return ok(null);
};

export const sendRegisterEmailCode: Handler<'sendRegisterEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email, inlet: listed() });
  const to = mailAddress(form.userAccount);
  takeCaptchaPass(world, body.token);
  checkFree(personByEmail(world, to));
  sendCode(world, { channel: 'email', to, purpose: 'register' });
  return ok(null);
};

export const sendResetEmailCode: Handler<'sendResetEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email });
  const to = mailAddress(form.userAccount);
  takeCaptchaPass(world, body.token);
  checkUsable(personByEmail(world, to));
  sendCode(world, { channel: 'email', to, purpose: 'reset' });
  return ok(null);
};
