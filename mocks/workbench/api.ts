/** The control API, typed by its contract (openapi/control.yaml). */
import createClient from 'openapi-fetch';
import type { components, paths } from '../openapi/control.gen.ts';

export type Schemas = components['schemas'];

export const api = createClient<paths>({ baseUrl: window.location.origin });

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** What the API says against a call, in its own words: they are written for people. */
function reasonOf({ error, response }: Answer<unknown>): string {
  const reason =
    typeof error === 'object' && error !== null && 'error' in error ? error.error : (error ?? undefined);
  return typeof reason === 'string' && reason !== '' ? reason : `HTTP ${String(response.status)}`;
}

/** The data of an answer. Throws an Error with the API's reason. */
export async function dataOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call;
  if (answer.data === undefined) throw new Error(reasonOf(answer));
  return answer.data;
}
