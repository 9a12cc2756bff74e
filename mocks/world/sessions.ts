/** Issues tokens for every way to sign in: code, password, control API, scenario link. */
import { TOKEN_LIFETIME_MS } from '#src/lib/limits.ts';
import type { Session, World } from './entities.ts';

/** Valid for one day (document 1 §9). */
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

/** Null if unknown or expired. */
export function validSession(world: World, token: string): Session | null {
  const session = world.store.sessions.get(token);
  return session !== undefined && session.expiresAt > world.clock.now() ? session : null;
}
