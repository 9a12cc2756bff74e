/** Sending codes for login, registration and a new password. Each needs a captcha that has passed (document 1 §5). */
import type { Failure, Handler } from '../handler.ts';
import { fail, ok } from '../handler.ts';
import { takeCaptchaPass } from '../shared/captcha-pass.ts';
import { sendCode } from '../shared/codes.ts';
import { mailAddress, personByEmail, personByPhone } from '../shared/people.ts';
import type { User } from '../../world/entities.ts';

/** Somebody who asks for a code to log in with must be registered and not disabled. */
function unusable(user: User | undefined): Failure | null {
  if (user === undefined) return fail('USER_NOT_FOUND');
  return user.status === 'locked' ? fail('USER_LOCKED') : null;
}

/** Somebody who registers must be new. */
function taken(user: User | undefined): Failure | null {
  return user === undefined ? null : fail('ACCOUNT_NUMBER_EXISTS');
}

/** With inlet LOGIN, an unknown phone is code 0 (document 1 §8). */
export const sendSmsCode: Handler<'sendSmsCode'> = ({ world, body }) => {
  const to = body.phoneNumber;
  const purpose = body.inlet === 'REGISTER' ? 'register' : 'login';
  const problem =
    takeCaptchaPass(world, body.token) ??
    (purpose === 'register' ? taken : unusable)(personByPhone(world, to)) ??
    sendCode(world, { channel: 'sms', to, purpose });
  return problem ?? ok(null);
};

/** The phone screens log in or register with the same code, so a new phone gets one too. */
export const sendSmsCodeSimple: Handler<'sendSmsCodeSimple'> = ({ world, body }) => {
  const to = body.phoneNumber;
  const user = personByPhone(world, to);
  const problem =
    takeCaptchaPass(world, body.token) ??
    (user === undefined ? null : unusable(user)) ??
    sendCode(world, { channel: 'sms', to, purpose: body.inlet === 'REGISTER' ? 'register' : 'login' });
  return problem ?? ok(null);
};

export const sendRegisterEmailCode: Handler<'sendRegisterEmailCode'> = ({ world, body }) => {
  const to = mailAddress(body.userAccount);
  const problem =
    takeCaptchaPass(world, body.token) ??
    taken(personByEmail(world, to)) ??
    sendCode(world, { channel: 'email', to, purpose: 'register' });
  return problem ?? ok(null);
};

export const sendResetEmailCode: Handler<'sendResetEmailCode'> = ({ world, body }) => {
  const to = mailAddress(body.userAccount);
  const problem =
    takeCaptchaPass(world, body.token) ??
    unusable(personByEmail(world, to)) ??
    sendCode(world, { channel: 'email', to, purpose: 'reset' });
  return problem ?? ok(null);
};
