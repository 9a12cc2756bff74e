/** Personas, sign-in, sent codes and captcha solutions. */
import type { Mock } from '../core/mock.ts';
import { personas } from '../seed/personas.ts';
import type { Persona } from '../world/persona.ts';
import type { LiveWorld } from '../world/world.ts';
import { ControlError, isText, notFound, objectBody, optional, type ControlHandlers } from './control.ts';
import { runStep } from './step.ts';
import { platformTime } from '../world/clock.ts';
import { openSession } from '../world/sessions.ts';
import { scenarioOf } from '../scenarios/create-world.ts';
import type { Session, User } from '../world/entities.ts';
import { portalUserVO, type PortalUser } from '../domain/user-vo.ts';

/** Far enough in the past that clock differences do not matter. */
const ENDED_AGO_MS = 60_000;

export interface SignedIn {
  readonly token: string | null;
  readonly portalUserVO: PortalUser | null;
}

export function personaOf(id: string): Persona | null {
  return personas.find((persona) => persona.id === id) ?? null;
}

function expire(world: LiveWorld, session: Session): void {
  const lifetime = session.expiresAt - session.issuedAt;
  const expiresAt = world.clock.now() - ENDED_AGO_MS;
  world.store.sessions.update(session.id, { expiresAt, issuedAt: expiresAt - lifetime });
}

function signInUser(world: LiveWorld, user: User, language: 'zh' | 'en'): SignedIn {
  return { token: openSession(world, user.id).id, portalUserVO: portalUserVO(world, user, language) };
}

/** Creates a session for a persona. Both null for `anonymous`, and if the scenario removed the user. */
export function signIn(world: LiveWorld, persona: Persona, language: 'zh' | 'en'): SignedIn {
  const user = persona.userId === null ? undefined : world.store.users.get(persona.userId);
  world.persona = persona.id;
  if (user === undefined) return { token: null, portalUserVO: null };
  const session = openSession(world, user.id);
  if (scenarioOf(world.scenario).expireSession === true) expire(world, session);
  return { token: session.id, portalUserVO: portalUserVO(world, user, language) };
}

export function knownPersona(id: string): Persona {
  const persona = personaOf(id);
  if (persona === null)
    throw notFound({ zh: `没有名为“${id}”的身份`, en: `There is no persona "${id}"` }, '/personas');
  return persona;
}

/** Creates a session for a persona as a step. Throws {@link ControlError} if it is unknown or has no user in this World. */
export async function signInStep(
  mock: Mock,
  world: LiveWorld,
  id: string,
  language: 'zh' | 'en',
): Promise<SignedIn> {
  const persona = knownPersona(id);
  if (persona.userId !== null && world.store.users.get(persona.userId) === undefined) {
    throw new ControlError(400, {
      zh: `情景“${world.scenario}”中没有用户“${persona.userId}”`,
      en: `The scenario "${world.scenario}" has no user "${persona.userId}"`,
    });
  }
  const { result } = await runStep(mock, world, {
    kind: 'login',
    request: { persona: id },
    language,
    run: () => signIn(world, persona, language),
  });
  return { token: result.token, portalUserVO: result.portalUserVO };
}

/**
 * Creates a session for any user as a step, without changing the World's persona. Throws {@link ControlError} if the user is
 * unknown or the account is closed or disabled.
 */
export async function signInUserStep(
  mock: Mock,
  world: LiveWorld,
  id: string,
  language: 'zh' | 'en',
): Promise<SignedIn> {
  const user = world.store.users.get(id);
  if (user === undefined)
    throw notFound({ zh: `没有用户“${id}”`, en: `There is no user "${id}"` }, '/charts/people');
  if (user.status === 'gone' || user.status === 'locked')
    throw new ControlError(400, {
      zh: `“${id}”的账号已${user.status === 'gone' ? '注销' : '禁用'}，无法登录`,
      en: `The account of "${id}" is ${user.status}: nobody can sign in with it`,
    });
  const { result } = await runStep(mock, world, {
    kind: 'login',
    request: { user: id },
    language,
    run: () => signInUser(world, user, language),
  });
  return result;
}

export const peopleHandlers = {
  listPersonas: () =>
    personas.map(({ id, phone, email, password, userId, companyCode, describe }) => ({
      id,
      phone,
      email,
      password,
      userId,
      companyCode,
      describe,
    })),

  loginPersona: async ({ mock, world, body, language }) => {
    const given = objectBody(body, ['persona', 'user']);
    const persona = optional(given, 'persona', 'the id of a persona', isText);
    const user = optional(given, 'user', 'the id of a user', isText);
    if (persona !== undefined && user !== undefined)
      throw new ControlError(400, 'Give "persona" or "user", not both');
    if (user !== undefined) return signInUserStep(mock, world(), user, language);
    if (persona === undefined)
      throw new ControlError(400, 'Give "persona", the id of one of GET /__mock/api/personas, or "user"');
    return signInStep(mock, world(), persona, language);
  },

  getOutbox: ({ world }) =>
    world()
      .outbox.list()
      .map(({ channel, to, code, purpose, sentAt }) => ({
        channel,
        to,
        code,
        purpose,
        sentAt: platformTime(sentAt),
      })),

  getCaptchaAnswer: ({ world, path }) => {
    const { store, clock } = world();
    const captcha = store.captchas.get(path['token'] ?? '');
    if (captcha === undefined || captcha.checkedAt !== null || captcha.expiresAt <= clock.now()) {
      throw new ControlError(
        404,
        'There is no open puzzle with this token: it never was in this World, was solved or is over',
      );
    }
    const [first] = captcha.points;
    if (first === undefined) throw new ControlError(404, 'This puzzle has no solution');
    const points = captcha.points.map(({ x, y }) => ({ x, y }));
    return { x: first.x, y: first.y, ...(captcha.kind === 'clickWord' ? { points } : {}) };
  },
} satisfies ControlHandlers<'listPersonas' | 'loginPersona' | 'getOutbox' | 'getCaptchaAnswer'>;
