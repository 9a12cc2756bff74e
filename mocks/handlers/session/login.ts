/** Login with phone and code, or e-mail and password (document 1 §7). */
import { MOCK_PUBLIC_KEY } from '../../lib/rsa-mock-key.ts';
import type { User } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { fail, ok, type Handler } from '../handler.ts';
import { takeCode } from '../shared/codes.ts';
import { readForm } from '../shared/form.ts';
import { readPassword } from '../shared/password.ts';
import { personByEmail, personByPhone, createAccount, signIn } from '../shared/sign-in.ts';
import { account, email, phone, smsCode } from '../shared/person-fields.ts';

/** Consecutive wrong passwords that lock an account (invented; the documents only name USER_LOCKED). */
export const WRONG_PASSWORDS_MAX = 10;
/** Phone is not registered (document 1 §8). */
const NOT_REGISTERED = 106;

/** `password` is the SMS code (document 1 §7). */
const PHONE_LOGIN = { mobile: phone, password: smsCode } as const;

export const loginByPhone: Handler<'loginByPhone'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, PHONE_LOGIN);
  const user = personByPhone(world, form.mobile);
  if (user === undefined) return fail('USER_NOT_FOUND', NOT_REGISTERED);
  if (user.status === 'locked') return fail('USER_LOCKED');
  takeCode(world, form.mobile, form.password, 'login');
  return ok(signIn(call, user));
};

/** Unknown phones become new users without names (contract). */
export const loginOrRegisterByPhone: Handler<'loginOrRegisterByPhone'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, PHONE_LOGIN);
  const { mobile } = form;
  const known = personByPhone(world, mobile);
  if (known?.status === 'locked') return fail('USER_LOCKED');
  takeCode(world, mobile, form.password, 'login', 'register');
  const fresh = { account: mobile, accountType: 'phone', phone: mobile, email: null } as const;
  return ok(signIn(call, known ?? createAccount(world, fresh)));
};

/** Answers for any account: registration encrypts before the account exists. */
export const getPublicKey: Handler<'getPublicKey'> = (call) => {
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
export const loginByEmail: Handler<'loginByEmail'> = (call) => {
  const { world, body } = call;
  const form = readForm(call, body, { userAccount: email });
  const password = readPassword(call, body.userPassword);
  const user = personByEmail(world, form.userAccount);
  if (user === undefined) return fail('ACCOUNT_PASSWORD_ERROR');
  if (user.status === 'locked') return fail('USER_LOCKED');
  return user.password === password ? ok(signIn(call, user)) : wrongPassword(world, user);
};
