/** Login answers, and new accounts. */
import { AUDIT } from '#src/lib/states.ts';
import type { User } from '../../world/entities.ts';
import { openSession } from '../../world/sessions.ts';
import type { World } from '../../world/types.ts';
import type { DataOf } from '../../openapi/operations.ts';
import type { Spoken } from '../handler.ts';
import { portalUserVO } from '../../domain/user-vo.ts';

/** Compared and stored in lower case. */
export function mailAddress(text: string): string {
  return text.trim().toLowerCase();
}

export function personByPhone(world: World, phone: string): User | undefined {
  return world.store.users.where('phone', phone).find((user) => user.status !== 'gone');
}

export function personByEmail(world: World, email: string): User | undefined {
  return world.store.users.where('email', mailAddress(email)).find((user) => user.status !== 'gone');
}

/** Phone or e-mail, as /passpassword accepts both (document 2 §5). */
export function personByAccount(world: World, account: string): User | undefined {
  return account.includes('@') ? personByEmail(world, account) : personByPhone(world, account);
}

type LoginResult = DataOf<'loginByEmail'>;

interface SigningIn extends Spoken {
  readonly world: World;
}

/** Opens a session of one day (document 1 §9) and resets the count of wrong passwords. */
export function signIn({ world, language }: SigningIn, user: User): LoginResult {
  const known = user.failedLogins === 0 ? user : world.store.users.update(user.id, { failedLogins: 0 });
  return {
    portalUserVO: portalUserVO(world, known, language),
    tokenVO: { token: openSession(world, user.id).id },
  };
}

type NewAccount = Pick<User, 'account' | 'accountType' | 'phone' | 'email'> & Partial<User>;

/** Starts the review of the registration (document 2 §4: auditStatus 0). */
export function createAccount({ store, ids, clock }: World, details: NewAccount): User {
  return store.users.put({
    password: null,
    userName: null,
    companyName: null,
    companyCode: null,
    industryCategory: null,
    companyForm: null,
    companyType: null,
    auditStatus: AUDIT.underReview,
    rejectReason: null,
    status: 'active',
    profile: null,
    failedLogins: 0,
    createdAt: clock.now(),
    ...details,
    id: ids.next('u'),
  });
}
