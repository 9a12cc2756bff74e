/** Cancelling an account: code, request, and taking it back while it is in review (document 2 §4). */
import type { World } from '../../world/types.ts';
import type { Captcha, User } from '../../world/entities.ts';
import {
  fail,
  ok,
  signedIn,
  type Handler,
  refuse,
  type Spoken,
  type Success,
  type Text,
} from '../handler.ts';
import { allows } from '../../domain/charts/chart.ts';
import { PERSON_CHART, personAt } from '../../domain/charts/person.ts';
import { takeCaptchaPass } from '../shared/captcha-pass.ts';
import { sendCode, takeCode } from '../shared/codes.ts';
import { listed, readForm } from '../shared/form.ts';
import { CANCELLATION_IN_REVIEW } from '../shared/permissions.ts';
import { mailAddress, personByAccount, personByEmail, personByPhone } from '../shared/sign-in.ts';
import { account, anyCode, email, phone } from '../shared/person-fields.ts';

const NOT_IN_REVIEW: Text = { zh: '没有审核中的注销申请', en: 'No cancellation is in review.' };

const FOREIGN: Text = {
  zh: '只能注销当前登录的账号，请填写本账号的手机号或邮箱',
  en: 'You can only cancel the account that you are logged in with. Enter its own mobile number or e-mail.',
};

interface Passed {
  readonly token: string | undefined;
  readonly kind: Captcha['kind'];
}

const captchaType = listed<Captcha['kind']>();

function sendTo(
  call: Spoken & { readonly world: World; readonly user: User | null },
  passed: Passed,
  owner: User | undefined,
  channel: 'sms' | 'email',
  to: string,
): Success<null> {
  const { world } = call;
  takeCaptchaPass(world, passed.token, passed.kind);
  if (owner === undefined) return fail('USER_NOT_FOUND');
  if (owner.status === 'locked') fail('USER_LOCKED');
  if (owner.id !== call.user?.id) refuse(call, FOREIGN);
  if (owner.status === 'leaving') refuse(call, CANCELLATION_IN_REVIEW);
  sendCode(world, { channel, to, purpose: 'cancel' });
  return ok(null);
}

export const sendCancellationEmailCode: Handler<'sendCancellationEmailCode'> = (call) => {
  const form = readForm(call, call.body, { userAccount: email, captchaType, inlet: listed() });
  const to = mailAddress(form.userAccount);
  const passed = { token: call.body.token, kind: form.captchaType };
  return sendTo(call, passed, personByEmail(call.world, to), 'email', to);
};

export const sendCancellationSmsCode: Handler<'sendCancellationSmsCode'> = (call) => {
  const form = readForm(call, call.body, { userAccount: phone, captchaType });
  const to = form.userAccount;
  const passed = { token: call.body.token, kind: form.captchaType };
  return sendTo(call, passed, personByPhone(call.world, to), 'sms', to);
};

/** Only the own account; `userStatus` becomes 0. */
export const cancelAccount = signedIn<'cancelAccount'>((call) => {
  const { world, user } = call;
  const form = readForm(call, call.body, { mobile: account, password: anyCode });
  const owner = personByAccount(world, form.mobile);
  if (owner === undefined) return fail('USER_NOT_FOUND');
  if (owner.id !== user.id) return refuse(call, FOREIGN);
  if (!allows(PERSON_CHART, 'cancelAccount', personAt(user))) return refuse(call, CANCELLATION_IN_REVIEW);
  takeCode(world, mailAddress(form.mobile), form.password, 'cancel');
  world.store.users.update(user.id, { status: 'leaving' });
  return ok(null);
});

export const revokeCancellation = signedIn<'revokeCancellation'>((call) => {
  if (!allows(PERSON_CHART, 'revokeCancellation', personAt(call.user))) return refuse(call, NOT_IN_REVIEW);
  call.world.store.users.update(call.user.id, { status: 'active' });
  return ok(null);
});
