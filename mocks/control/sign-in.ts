/** Signing in as a persona without code and captcha: the same session that the login calls make. */
import { personas } from '../seed/personas.ts';
import type { Persona } from '../world/persona.ts';
import { openSession } from '../world/sessions.ts';
import { scenarioOf } from '../scenarios/create-world.ts';
import type { LiveWorld } from '../world/world.ts';
import type { Session, User } from '../world/entities.ts';
import { portalUserVO, type PortalUser } from '../domain/user-vo.ts';

/** How long ago an expired session ended: long enough that no clock differs about it. */
const ENDED_AGO_MS = 60_000;

export interface SignedIn {
  readonly token: string | null;
  readonly portalUserVO: PortalUser | null;
}

/** The persona of this id, or null. */
export function personaOf(id: string): Persona | null {
  return personas.find((persona) => persona.id === id) ?? null;
}

function expire(world: LiveWorld, session: Session): void {
  const lifetime = session.expiresAt - session.issuedAt;
  const expiresAt = world.clock.now() - ENDED_AGO_MS;
  world.store.sessions.update(session.id, { expiresAt, issuedAt: expiresAt - lifetime });
}

/** Makes a session for anybody who can have one. */
export function signInUser(world: LiveWorld, user: User, language: 'zh' | 'en'): SignedIn {
  return { token: openSession(world, user.id).id, portalUserVO: portalUserVO(world, user, language) };
}

/** Makes a session for a persona. Null twice for `anonymous`, and for somebody whom the scenario left out. */
export function signIn(world: LiveWorld, persona: Persona, language: 'zh' | 'en'): SignedIn {
  const user = persona.userId === null ? undefined : world.store.users.get(persona.userId);
  world.persona = persona.id;
  if (user === undefined) return { token: null, portalUserVO: null };
  const session = openSession(world, user.id);
  if (scenarioOf(world.scenario).expireSession === true) expire(world, session);
  return { token: session.id, portalUserVO: portalUserVO(world, user, language) };
}
