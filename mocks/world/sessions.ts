/** Issuing a token. Every way of signing in (code, password, control API, scenario link) ends here. */
import { TOKEN_LIFETIME_MS } from '#src/lib/limits.ts';
import type { Session } from './entities.ts';
import type { World } from './types.ts';

/** Issues a token to a user; a session lives one day (document 1 §9). */
export function openSession(world: World, userId: string, purpose: Session['purpose'] = 'session'): Session {
  const issuedAt = world.clock.now();
  return world.store.sessions.put({
    id: world.ids.token(userId),
    userId,
    purpose,
    issuedAt,
    expiresAt: issuedAt + TOKEN_LIFETIME_MS,
  });
}

/** The session of a token, if it is known and has not ended. */
export function validSession(world: World, token: string): Session | null {
  const session = world.store.sessions.get(token);
  return session !== undefined && session.expiresAt > world.clock.now() ? session : null;
}
