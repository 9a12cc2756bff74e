/** Codes for login, registration and password reset; each requires a solved captcha (document 1 §5). */
import { type Failure, type Handler, fail, ok } from '../handler.ts';
import { takeCaptchaPass } from '../shared/captcha-pass.ts';
import { sendCode } from '../shared/codes.ts';
import { listed, readForm } from '../shared/form.ts';
import { isFailure } from '../shared/permissions.ts';
import { mailAddress, personByEmail, personByPhone } from '../shared/sign-in.ts';
import { email, phone } from '../shared/person-fields.ts';
import type { User } from '../../world/entities.ts';

function unusable(user: User | undefined): Failure | null {
  if (user === undefined) return fail('USER_NOT_FOUND');
  return user.status === 'locked' ? fail('USER_LOCKED') : null;
}

function taken(user: User | undefined): Failure | null {
  return user === undefined ? null : fail('ACCOUNT_NUMBER_EXISTS');
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
  if (isFailure(form)) return form;
  const to = form.phoneNumber;
  const purpose = form.inlet === 'REGISTER' ? 'register' : 'login';
  const problem =
    takeCaptchaPass(world, body.token) ??
    (purpose === 'register' ? taken : unusable)(personByPhone(world, to)) ??
    sendCode(world, { channel: 'sms', to, purpose });
  return problem ?? ok(null);
};

/** The phone screens log in or register with the same code, so new phones get one too. */
export const sendSmsCodeSimple: Handler<'sendSmsCodeSimple'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, SMS);
  if (isFailure(form)) return form;
  const to = form.phoneNumber;
  const user = personByPhone(world, to);
  const problem =
    takeCaptchaPass(world, body.token) ??
    (user === undefined ? null : unusable(user)) ??
    sendCode(world, { channel: 'sms', to, purpose: form.inlet === 'REGISTER' ? 'register' : 'login' });
  return problem ?? ok(null);
};

export const sendRegisterEmailCode: Handler<'sendRegisterEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email, inlet: listed() });
  if (isFailure(form)) return form;
  const to = mailAddress(form.userAccount);
  const problem =
    takeCaptchaPass(world, body.token) ??
    taken(personByEmail(world, to)) ??
    sendCode(world, { channel: 'email', to, purpose: 'register' });
  return problem ?? ok(null);
};

export const sendResetEmailCode: Handler<'sendResetEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email });
  if (isFailure(form)) return form;
  const to = mailAddress(form.userAccount);
  const problem =
    takeCaptchaPass(world, body.token) ??
    unusable(personByEmail(world, to)) ??
    sendCode(world, { channel: 'email', to, purpose: 'reset' });
  return problem ?? ok(null);
};
