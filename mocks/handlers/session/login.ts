/** Logging in with phone and code, and with e-mail and password (document 1 §7). */
import { MOCK_PUBLIC_KEY } from '../../lib/rsa-mock-key.ts';
import type { User } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { fail, ok, type Failure, type Handler } from '../handler.ts';
import { takeCode } from '../shared/codes.ts';
import { readForm } from '../shared/form.ts';
import { isFailure } from '../shared/ownership.ts';
import { readPassword } from '../shared/password.ts';
import { personByEmail, personByPhone } from '../shared/people.ts';
import { account, email, phone, smsCode } from '../shared/person-fields.ts';
import { createAccount, signIn } from '../shared/sign-in.ts';

/** So many wrong passwords in a row disable an account (invented; the documents only name USER_LOCKED). */
export const WRONG_PASSWORDS_MAX = 10;
/** Document 1 §8: the phone is not registered. */
const NOT_REGISTERED = 106;

/** `password` is the SMS code (document 1 §7). */
const PHONE_LOGIN = { mobile: phone, password: smsCode } as const;

export const loginByPhone: Handler<'loginByPhone'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, PHONE_LOGIN);
  if (isFailure(form)) return form;
  const user = personByPhone(world, form.mobile);
  if (user === undefined) return fail('USER_NOT_FOUND', NOT_REGISTERED);
  if (user.status === 'locked') return fail('USER_LOCKED');
  return takeCode(world, form.mobile, form.password, 'login') ?? ok(signIn(call, user));
};

/** An unknown phone becomes a new user without names (contract). */
export const loginOrRegisterByPhone: Handler<'loginOrRegisterByPhone'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, PHONE_LOGIN);
  if (isFailure(form)) return form;
  const { mobile } = form;
  const known = personByPhone(world, mobile);
  if (known?.status === 'locked') return fail('USER_LOCKED');
  const problem = takeCode(world, mobile, form.password, 'login', 'register');
  if (problem !== null) return problem;
  const fresh = { account: mobile, accountType: 'phone', phone: mobile, email: null } as const;
  return ok(signIn(call, known ?? createAccount(world, fresh)));
};

/** Answers for any account: registration encrypts before there is one. */
export const getPublicKey: Handler<'getPublicKey'> = (call) => {
  const form = readForm(call, call.body, { userAccount: account });
  return isFailure(form) ? form : ok(MOCK_PUBLIC_KEY);
};

function wrongPassword({ store }: World, user: User): Failure {
  const failedLogins = user.failedLogins + 1;
  const isTooMuch = failedLogins >= WRONG_PASSWORDS_MAX;
  store.users.update(user.id, isTooMuch ? { failedLogins, status: 'locked' } : { failedLogins });
  return fail(isTooMuch ? 'USER_LOCKED' : 'ACCOUNT_PASSWORD_ERROR');
}

/** An unknown e-mail and a wrong password answer the same, as the key's wording has it ("account or password wrong"). */
export const loginByEmail: Handler<'loginByEmail'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email });
  if (isFailure(form)) return form;
  const password = readPassword(call, body.userPassword);
  if (typeof password !== 'string') return password;
  const user = personByEmail(world, form.userAccount);
  if (user === undefined) return fail('ACCOUNT_PASSWORD_ERROR');
  if (user.status === 'locked') return fail('USER_LOCKED');
  return user.password === password ? ok(signIn(call, user)) : wrongPassword(world, user);
};
