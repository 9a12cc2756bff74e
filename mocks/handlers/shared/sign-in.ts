/** What every way of signing in answers, and new accounts. */
import { AUDIT } from '#src/lib/states.ts';
import type { User } from '../../world/entities.ts';
import { openSession } from '../../world/sessions.ts';
import type { World } from '../../world/types.ts';
import type { DataOf } from '../../openapi/operations.ts';
import type { Spoken } from './say.ts';
import { portalUserVO } from '../../domain/user-vo.ts';

type LoginResult = DataOf<'loginByEmail'>;

interface SigningIn extends Spoken {
  readonly world: World;
}

/** Opens a session of one day (document 1 §9) and forgets wrong passwords. */
export function signIn({ world, language }: SigningIn, user: User): LoginResult {
  const known = user.failedLogins === 0 ? user : world.store.users.update(user.id, { failedLogins: 0 });
  return {
    portalUserVO: portalUserVO(world, known, language),
    tokenVO: { token: openSession(world, user.id).id },
  };
}

/** What a new account differs in from an empty one. */
export type NewAccount = Pick<User, 'account' | 'accountType' | 'phone' | 'email'> & Partial<User>;

/** Stores a new person, whose registration is under review (document 2 §4: auditStatus 0). */
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
