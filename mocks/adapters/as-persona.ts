/** Calls with a token of another server, answered by the mock as one of its own people. */
import { WORLD_HEADER, worldIdOf } from '../world/world-id.ts';
import type { DevBackend } from './dev-entry.ts';

type Answering = Pick<DevBackend, 'answer'>;

const UNAUTHORIZED = 401;

async function tokenOf(backend: Answering, request: Request, persona: string): Promise<string | null> {
  const headers = new Headers();
  const world = worldIdOf(request.headers);
  if (world !== null) headers.set(WORLD_HEADER, world);
  const body = JSON.stringify({ persona });
  const login = new Request(new URL('/__mock/api/login', request.url), { method: 'POST', headers, body });
  const answer = await backend.answer(login);
  if (answer === undefined || !answer.ok) return null;
  const { token } = (await answer.json()) as { token: string | null };
  return token;
}

/** The same call with a token that the mock knows. */
function withToken(request: Request, token: string): Request {
  const changed = new Request(request);
  changed.headers.set('authorization', token);
  return changed;
}

/** Answers a call in the name of a persona, in each World once signed in, and again when its session is over. */
export function asPersona(
  persona: string,
): (backend: Answering, request: Request) => Promise<Response | undefined> {
  const tokens = new Map<string, string>();
  return async (backend, request) => {
    if (!request.headers.has('authorization')) return backend.answer(request);
    const world = worldIdOf(request.headers) ?? '';
    const known = tokens.get(world);
    if (known !== undefined) {
      const answer = await backend.answer(withToken(request.clone(), known));
      if (answer?.status !== UNAUTHORIZED) return answer;
    }
    const token = await tokenOf(backend, request, persona);
    if (token === null) return backend.answer(request);
    tokens.set(world, token);
    return backend.answer(withToken(request, token));
  };
}
