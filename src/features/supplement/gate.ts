import { loginGate, type Gate } from '#src/lib/gates.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { hasNoName } from '#src/parts/account-form/after-login.ts';

/** Admits users without a user or company name only (document 1 §2). */
export function supplementGate(user: StoredUser | null): Gate {
  const login = loginGate(user);
  if (user === null || hasNoName(user)) return login;
  return { kind: 'redirect', to: '/', warning: null };
}
