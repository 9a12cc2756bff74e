import type { OperationsOf } from '../../openapi/operations.ts';
import {
  cancelAccount,
  revokeCancellation,
  sendCancellationEmailCode,
  sendCancellationSmsCode,
} from './cancellation.ts';
import { completeProfile, getUserDetail, modifyRegistration, updateUserName } from './profile.ts';
import { registerByEmail, registerByPhone } from './register.ts';
import { type Handlers, fail, ok, signedIn, type Handler } from '../handler.ts';
import { CIPHER_MAX, ID_MAX } from '#src/lib/limits.ts';
import { openSession } from '../../world/sessions.ts';
import { takeCode } from '../shared/codes.ts';
import { carried, readForm } from '../shared/form.ts';
import { readNewPassword } from '../shared/password.ts';
import { mailAddress, personByEmail } from '../shared/sign-in.ts';
import { email, emailCode } from '../shared/person-fields.ts';

/** Its token is valid only for {@link changePassword}. */
const checkResetEmailCode: Handler<'checkResetEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, {
    userAccount: email,
    verify: emailCode,
    id: carried(ID_MAX),
    newuserAccount: carried(CIPHER_MAX),
    userPassword: carried(CIPHER_MAX),
    emailpasswordss: carried(CIPHER_MAX),
  });
  const user = personByEmail(world, form.userAccount);
  if (user === undefined) return fail('USER_NOT_FOUND');
  if (user.status === 'locked') return fail('USER_LOCKED');
  // One flow already sends the new passwords: refuse them before the code is consumed.
  const sent = [body.newuserAccount, body.userPassword, body.emailpasswordss];
  if (sent.some((password) => password !== undefined)) {
    const [first, ...repeated] = sent;
    readNewPassword(
      call,
      first,
      repeated.find((one) => one !== undefined),
    );
  }
  takeCode(world, mailAddress(form.userAccount), form.verify, 'reset');
  return ok({ portalUserVO: { id: user.id }, tokenVO: { token: openSession(world, user.id, 'reset').id } });
};

/** Requires the token of step 1, since a session does not prove the code. Ends all sessions of the user. */
const changePassword = signedIn<'changePassword'>((call) => {
  const { world, user, session, body } = call;
  if (session.purpose !== 'reset') return fail('CHECK_CODE_ERROR');
  if (body.id !== user.id) return fail('USER_NOT_FOUND');
  const password = readNewPassword(call, body.newuserAccount, body.userPassword);
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
