/** Logging in with phone and code, and with e-mail and password (document 1 §7). */
import { MOCK_PUBLIC_KEY } from '../../lib/rsa-mock-key.ts';
import type { User } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { fail, ok, type Failure, type Handler } from '../handler.ts';
import { takeCode } from '../shared/codes.ts';
import { readPassword } from '../shared/password.ts';
import { personByEmail, personByPhone } from '../shared/people.ts';
import { createAccount, signIn } from '../shared/sign-in.ts';

/** So many wrong passwords in a row disable an account (invented; the documents only name USER_LOCKED). */
export const WRONG_PASSWORDS_MAX = 10;
/** Document 1 §8: the phone is not registered. */
const NOT_REGISTERED = 106;

export const loginByPhone: Handler<'loginByPhone'> = (call) => {
  const { world, body } = call;
  const user = personByPhone(world, body.mobile);
  if (user === undefined) return fail('USER_NOT_FOUND', NOT_REGISTERED);
  if (user.status === 'locked') return fail('USER_LOCKED');
  return takeCode(world, body.mobile, body.password, 'login') ?? ok(signIn(call, user));
};

/** An unknown phone becomes a new user without names (contract). */
export const loginOrRegisterByPhone: Handler<'loginOrRegisterByPhone'> = (call) => {
  const { world, body } = call;
  const known = personByPhone(world, body.mobile);
  if (known?.status === 'locked') return fail('USER_LOCKED');
  const problem = takeCode(world, body.mobile, body.password, 'login', 'register');
  if (problem !== null) return problem;
  const phone = body.mobile;
  return ok(
    signIn(call, known ?? createAccount(world, { account: phone, accountType: 'phone', phone, email: null })),
  );
};

/** Answers for any account: registration encrypts before there is one. */
export const getPublicKey: Handler<'getPublicKey'> = () => ok(MOCK_PUBLIC_KEY);

function wrongPassword({ store }: World, user: User): Failure {
  const failedLogins = user.failedLogins + 1;
  const isTooMuch = failedLogins >= WRONG_PASSWORDS_MAX;
  store.users.update(user.id, isTooMuch ? { failedLogins, status: 'locked' } : { failedLogins });
  return fail(isTooMuch ? 'USER_LOCKED' : 'ACCOUNT_PASSWORD_ERROR');
}

/** An unknown e-mail and a wrong password answer the same, as the key's wording has it ("account or password wrong"). */
export const loginByEmail: Handler<'loginByEmail'> = (call) => {
  const { world, body } = call;
  const password = readPassword(call, body.userPassword);
  if (typeof password !== 'string') return password;
  const user = personByEmail(world, body.userAccount);
  if (user === undefined) return fail('ACCOUNT_PASSWORD_ERROR');
  if (user.status === 'locked') return fail('USER_LOCKED');
  return user.password === password ? ok(signIn(call, user)) : wrongPassword(world, user);
};
