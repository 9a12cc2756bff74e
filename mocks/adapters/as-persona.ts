/** Calls with a token of another server, answered by the mock as one of its own people. */
import type { PlainAnswer } from '../core/answer.ts';
import { plainCall, type PlainCall } from '../lib/plain-call.ts';
import { WORLD_HEADER, worldIdOf } from '../world/world-id.ts';
import type { DevBackend } from './dev-entry.ts';

type Answering = Pick<DevBackend, 'answer'>;

const UNAUTHORIZED = 401;

async function tokenOf(backend: Answering, call: PlainCall, persona: string): Promise<string | null> {
  const world = worldIdOf(call.headers);
  const headers = world === null ? {} : { [WORLD_HEADER]: world };
  const url = new URL('/__mock/api/login', call.url);
  const answer = await backend.answer(plainCall('POST', url, headers, JSON.stringify({ persona })));
  if (answer?.status !== 200 || typeof answer.body !== 'string') return null;
  // As the control API answers (openapi/control.yaml).
  const { token } = JSON.parse(answer.body) as { token: string | null };
  return token;
}

/** The same call with a token that the mock knows. */
function withToken(call: PlainCall, token: string): PlainCall {
  return { ...call, headers: { ...call.headers, authorization: token } };
}

/** Answers a call in the name of a persona, in each World once signed in, and again when its session is over. */
export function asPersona(
  persona: string,
): (backend: Answering, call: PlainCall) => Promise<PlainAnswer | null> {
  const tokens = new Map<string, string>();
  return async (backend, call) => {
    if (call.headers['authorization'] === undefined) return backend.answer(call);
    const world = worldIdOf(call.headers) ?? '';
    const known = tokens.get(world);
    if (known !== undefined) {
      // A token is looked at before the body is: a call that is refused for it can be asked again.
      const answer = await backend.answer(withToken(call, known));
      if (answer?.status !== UNAUTHORIZED) return answer;
    }
    const token = await tokenOf(backend, call, persona);
    if (token === null) return backend.answer(call);
    tokens.set(world, token);
    return backend.answer(withToken(call, token));
  };
}
