import { toStoredUser } from '#src/api/session.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

/** Who signed in, and the token of the session. */
export interface SignedIn {
  user: StoredUser;
  token: string;
}

/**
 * The answer of every login and registration, as the portal keeps it.
 * @throws ProtocolError when the answer names no user or no token
 */
export function toSignedIn(data: { portalUserVO: unknown; tokenVO: { token: string } | null }): SignedIn {
  const user = toStoredUser(data.portalUserVO);
  const token = data.tokenVO?.token;
  if (user === null || typeof token !== 'string' || token === '') {
    throw new ProtocolError('The login answer names no user or no token.');
  }
  return { user, token };
}
