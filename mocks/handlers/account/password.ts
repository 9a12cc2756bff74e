/** A new password in two steps: code, then password (document 1 §4, document 2 §4). */
import { CIPHER_MAX, ID_MAX } from '#src/lib/limits.ts';
import { openSession } from '../../world/sessions.ts';
import { fail, ok, signedIn, type Handler } from '../handler.ts';
import { takeCode } from '../shared/codes.ts';
import { carried, readForm } from '../shared/form.ts';
import { isFailure } from '../shared/ownership.ts';
import { readNewPassword } from '../shared/password.ts';
import { mailAddress, personByEmail } from '../shared/people.ts';
import { email, emailCode } from '../shared/person-fields.ts';

/** Its token is good for {@link changePassword} and for nothing else. */
export const checkResetEmailCode: Handler<'checkResetEmailCode'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, {
    userAccount: email,
    verify: emailCode,
    id: carried(ID_MAX),
    newuserAccount: carried(CIPHER_MAX),
    userPassword: carried(CIPHER_MAX),
    emailpasswordss: carried(CIPHER_MAX),
  });
  if (isFailure(form)) return form;
  const user = personByEmail(world, form.userAccount);
  if (user === undefined) return fail('USER_NOT_FOUND');
  if (user.status === 'locked') return fail('USER_LOCKED');
  // One flow sends the new passwords along already: they are refused before the code is spent.
  const sent = [body.newuserAccount, body.userPassword, body.emailpasswordss];
  if (sent.some((password) => password !== undefined)) {
    const [first, ...repeated] = sent;
    const password = readNewPassword(
      call,
      first,
      repeated.find((one) => one !== undefined),
    );
    if (typeof password !== 'string') return password;
  }
  const problem = takeCode(world, mailAddress(form.userAccount), form.verify, 'reset');
  if (problem !== null) return problem;
  return ok({ portalUserVO: { id: user.id }, tokenVO: { token: openSession(world, user.id, 'reset').id } });
};

/** Wants the token of step 1: a session alone has proved no code. Every session of the person ends. */
export const changePassword = signedIn<'changePassword'>((call) => {
  const { world, user, session, body } = call;
  if (session.purpose !== 'reset') return fail('CHECK_CODE_ERROR');
  if (body.id !== user.id) return fail('USER_NOT_FOUND');
  const password = readNewPassword(call, body.newuserAccount, body.userPassword);
  if (typeof password !== 'string') return password;
  world.store.users.update(user.id, { password, failedLogins: 0 });
  for (const { id } of world.store.sessions.where('userId', user.id)) world.store.sessions.remove(id);
  return ok(null);
});
