/** Personas, and signing in as one. */
import { personas } from '../seed/personas.ts';
import { ControlError, isText, objectBody, optional, type ControlHandlers } from './control.ts';
import { personaOf, signIn } from './sign-in.ts';
import { takeStep } from './step.ts';

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
    const persona = personaOf(id);
    if (persona === null) throw new ControlError(404, `There is no persona "${id}"`);
    const target = world();
    if (persona.userId !== null && target.store.users.get(persona.userId) === undefined) {
      throw new ControlError(400, `The scenario "${target.scenario}" has no user "${persona.userId}"`);
    }
    const { result } = await takeStep(mock, target, {
      kind: 'login',
      action: null,
      method: 'POST',
      path: '/__mock/api/login',
      request: { persona: id },
      run: () => signIn(target, persona, language),
    });
    return { token: result.token, portalUserVO: result.portalUserVO };
  },
} satisfies ControlHandlers<'listPersonas' | 'loginPersona'>;
