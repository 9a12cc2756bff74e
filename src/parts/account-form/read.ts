import type { Wire } from '#src/api/wire.ts';
import { toToken } from '#src/api/read.ts';
import { toStoredUser } from '#src/api/session.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { record, type Sent } from '#src/lib/received.ts';

/**
 * The answer of every login and registration, as the portal keeps it.
 * @throws ProtocolError when the answer names no user or no token
 */
export function toSignedIn(sent: Sent<Wire['LoginResult']> | null) {
  const { portalUserVO, tokenVO } = record(sent);
  const user = toStoredUser(record<Wire['PortalUser']>(portalUserVO));
  if (user === null) {
    const drift = { pointer: '/portalUserVO', value: portalUserVO };
    throw new ProtocolError('The login answer names no user.', { drift });
  }
  return { user, token: toToken(record<Wire['LoginTokenVO']>(tokenVO), '/tokenVO') };
}

export type SignedIn = ReturnType<typeof toSignedIn>;
