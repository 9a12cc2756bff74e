import type { OperationsOf } from '../../openapi/operations.ts';
import { completeProfile, getUserDetail, modifyRegistration, updateUserName } from './profile.ts';
import { registerByEmail, registerByPhone } from './register.ts';
import {
  type Handlers,
  fail,
  ok,
  signedIn,
  type Handler,
  refuse,
  type Localised,
  type Success,
  type Text,
} from '../handler.ts';
import { CIPHER_MAX, ID_MAX } from '#src/lib/limits.ts';
import { openSession } from '../../world/sessions.ts';
import { unread, readForm, enumValue } from '../shared/form.ts';
import * as access from '../shared/sign-in.ts';
import { email, emailCode, account, anyCode, phone } from '../shared/person-fields.ts';
import type { World, Captcha, User } from '../../world/entities.ts';
import { allows } from '../../domain/charts/chart.ts';
import { PERSON_CHART, personAt } from '../../domain/charts/person.ts';
import { CANCELLATION_IN_REVIEW } from '../shared/permissions.ts';

const NOT_IN_REVIEW: Text = { zh: '没有审核中的注销申请', en: 'No cancellation is in review.' };

const FOREIGN: Text = {
  zh: '只能注销当前登录的账号，请填写本账号的手机号或邮箱',
  en: 'You can only cancel the account that you are logged in with. Enter its own mobile number or e-mail.',
};

const captchaType = enumValue<Captcha['kind']>();

function sendTo(
  call: Localised & { readonly world: World; readonly user: User | null },
  passed: { readonly token: string | undefined; readonly kind: Captcha['kind'] },
  owner: User | undefined,
  channel: 'sms' | 'email',
  to: string,
): Success<null> {
  const { world } = call;
  access.takeCaptchaPass(world, passed.token, passed.kind);
  if (owner === undefined) return fail('USER_NOT_FOUND');
  if (owner.status === 'locked') fail('USER_LOCKED');
  if (owner.id !== call.user?.id) refuse(call, FOREIGN);
  if (owner.status === 'leaving') refuse(call, CANCELLATION_IN_REVIEW);
  access.sendCode(world, { channel, to, purpose: 'cancel' });
  return ok(null);
}

const sendCancellationEmailCode: Handler<'sendCancellationEmailCode'> = (call) => {
  const form = readForm(call, call.body, { userAccount: email, captchaType, inlet: enumValue() });
  const to = access.mailAddress(form.userAccount);
  const passed = { token: call.body.token, kind: form.captchaType };
  return sendTo(call, passed, access.personByEmail(call.world, to), 'email', to);
};

const sendCancellationSmsCode: Handler<'sendCancellationSmsCode'> = (call) => {
  const form = readForm(call, call.body, { userAccount: phone, captchaType });
  const to = form.userAccount;
  const passed = { token: call.body.token, kind: form.captchaType };
  return sendTo(call, passed, access.personByPhone(call.world, to), 'sms', to);
};

/** Only the own account; `userStatus` becomes 0. */
const cancelAccount = signedIn<'cancelAccount'>((call) => {
  const { world, user } = call;
  const form = readForm(call, call.body, { mobile: account, password: anyCode });
  const owner = access.personByAccount(world, form.mobile);
  if (owner === undefined) return fail('USER_NOT_FOUND');
  if (owner.id !== user.id) return refuse(call, FOREIGN);
  if (!allows(PERSON_CHART, 'cancelAccount', personAt(user))) return refuse(call, CANCELLATION_IN_REVIEW);
  access.takeCode(world, access.mailAddress(form.mobile), form.password, 'cancel');
  world.store.users.update(user.id, { status: 'leaving' });
  return ok(null);
});

const revokeCancellation = signedIn<'revokeCancellation'>((call) => {
  if (!allows(PERSON_CHART, 'revokeCancellation', personAt(call.user))) return refuse(call, NOT_IN_REVIEW);
  call.world.store.users.update(call.user.id, { status: 'active' });
  return ok(null);
});

/** Its token is valid only for {@link changePassword}. */
const checkResetEmailCode: Handler<'checkResetEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, {
    userAccount: email,
    verify: emailCode,
    id: unread(ID_MAX),
    newuserAccount: unread(CIPHER_MAX),
    userPassword: unread(CIPHER_MAX),
    emailpasswordss: unread(CIPHER_MAX),
  });
  const user = access.personByEmail(world, form.userAccount);
  if (user === undefined) return fail('USER_NOT_FOUND');
  if (user.status === 'locked') return fail('USER_LOCKED');
  // One flow already sends the new passwords: refuse them before the code is consumed.
  const sent = [body.newuserAccount, body.userPassword, body.emailpasswordss];
  if (sent.some((password) => password !== undefined)) {
    const [first, ...repeated] = sent;
    access.readNewPassword(
      call,
      first,
      repeated.find((one) => one !== undefined),
    );
  }
  access.takeCode(world, access.mailAddress(form.userAccount), form.verify, 'reset');
  return ok({ portalUserVO: { id: user.id }, tokenVO: { token: openSession(world, user.id, 'reset').id } });
};

/** Requires the token of step 1, since a session does not prove the code. Ends all sessions of the user. */
const changePassword = signedIn<'changePassword'>((call) => {
  const { world, user, session, body } = call;
  if (session.purpose !== 'reset') return fail('CHECK_CODE_ERROR');
  if (body.id !== user.id) return fail('USER_NOT_FOUND');
  const password = access.readNewPassword(call, body.newuserAccount, body.userPassword);
  world.store.users.update(user.id, { password, failedLogins: 0 });
  for (const { id } of world.store.sessions.where('userId', user.id)) world.store.sessions.remove(id);
  return ok(null);
});

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
