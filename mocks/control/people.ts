/** Personas, and signing in as one. */
import type { Mock } from '../core/mock.ts';
import { personas } from '../seed/personas.ts';
import type { LiveWorld } from '../world/world.ts';
import { ControlError, isText, objectBody, optional, type ControlHandlers } from './control.ts';
import { personaOf, signIn, type SignedIn } from './sign-in.ts';
import { takeStep } from './step.ts';

/** A step: a session for the persona of this id. Throws {@link ControlError} when there is no such person, or none here. */
export async function enterAs(
  mock: Mock,
  world: LiveWorld,
  id: string,
  language: 'zh' | 'en',
): Promise<SignedIn> {
  const persona = personaOf(id);
  if (persona === null) throw new ControlError(404, `There is no persona "${id}"`);
  if (persona.userId !== null && world.store.users.get(persona.userId) === undefined) {
    throw new ControlError(400, `The scenario "${world.scenario}" has no user "${persona.userId}"`);
  }
  const { result } = await takeStep(mock, world, {
    kind: 'login',
    action: null,
    method: 'POST',
    path: '/__mock/api/login',
    request: { persona: id },
    language,
    run: () => signIn(world, persona, language),
  });
  return { token: result.token, portalUserVO: result.portalUserVO };
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
    const id = optional(objectBody(body, ['persona']), 'persona', 'the id of a persona', isText);
    if (id === undefined) throw new ControlError(400, '"persona" is missing');
    return enterAs(mock, world(), id, language);
  },
} satisfies ControlHandlers<'listPersonas' | 'loginPersona'>;
