/** Calls that bypass the portal. */
import { personaById } from '#mocks/seed/personas.ts';
import type { Visitor } from '../fixtures.ts';

interface DirectAnswer {
  status: number;
  code: number;
  message: string;
  data: unknown;
}

/** A POST with the token of a persona, in the visitor's World. */
export async function callAs(
  { page, world }: Visitor,
  persona: string,
  path: string,
  data: object,
): Promise<DirectAnswer> {
  const { token } = await world.signInAs(personaById(persona).id);
  const response = await page.request.post(path, {
    headers: { 'X-Mock-World': world.id, Authorization: token ?? '' },
    data,
  });
  const { code, message, data: answered } = (await response.json()) as Omit<DirectAnswer, 'status'>;
  return { status: response.status(), code, message, data: answered };
}
