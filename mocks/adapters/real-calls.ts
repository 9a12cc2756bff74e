/** Calls forwarded to a real server during development: logged in the terminal and in the journal. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { ForwardedCall } from '../core/log-real-call.ts';
import { isReal, type RealServer } from '../core/real-server.ts';
import type { DevBackend } from './dev-entry.ts';
import type { DevErrors } from './dev-overlay.ts';
import { proxyCall, type Trust } from './proxy-call.ts';
import type { PlainAnswer } from '../core/answer.ts';
import { plainCall, type PlainCall } from '../lib/plain-call.ts';
import { WORLD_HEADER, worldIdOf } from '../world/world-id.ts';

type Answering = Pick<DevBackend, 'answer'>;

const UNAUTHORIZED = 401;

async function tokenOf(backend: Answering, call: PlainCall, persona: string): Promise<string | null> {
  const world = worldIdOf(call.headers);
  const headers = world === null ? {} : { [WORLD_HEADER]: world };
  const url = new URL('/__mock/api/login', call.url);
  const answer = await backend.answer(plainCall('POST', url, headers, JSON.stringify({ persona })));
  if (answer?.status !== 200 || typeof answer.body !== 'string') return null;
  // Shape per openapi/control.yaml.
  const { token } = JSON.parse(answer.body) as { token: string | null };
  return token;
}

function withToken(call: PlainCall, token: string): PlainCall {
  return { ...call, headers: { ...call.headers, authorization: token } };
}

/** Answers a call as a persona: signs in once per World, and again when the session expires. */
export function asPersona(
  persona: string,
): (backend: Answering, call: PlainCall) => Promise<PlainAnswer | null> {
  const tokens = new Map<string, string>();
  return async (backend, call) => {
    if (call.headers['authorization'] === undefined) return backend.answer(call);
    const world = worldIdOf(call.headers) ?? '';
    const known = tokens.get(world);
    if (known !== undefined) {
      // The token is checked before the body is read, so a refused call can be repeated.
      const answer = await backend.answer(withToken(call, known));
      if (answer?.status !== UNAUTHORIZED) return answer;
    }
    const token = await tokenOf(backend, call, persona);
    if (token === null) return backend.answer(call);
    tokens.set(world, token);
    return backend.answer(withToken(call, token));
  };
}

interface RealCallsOptions {
  readonly server: RealServer;
  readonly trust: Trust;
  readonly logger: Pick<ViteDevServer['config']['logger'], 'info' | 'error'>;
  readonly errors: DevErrors;
  readonly load: () => Promise<{ readonly backend: Pick<DevBackend, 'logForwarded'> }>;
}

interface RealCalls {
  has(message: IncomingMessage): boolean;
  answer(message: IncomingMessage, response: ServerResponse): Promise<true>;
}

const CAUSE = 'the real server';

/** Forwards calls to a real server, logs them, and shows an error until the next success. */
export function realCalls({ server, trust, logger, errors, load }: RealCallsOptions): RealCalls {
  /** Current error: a dismissed overlay must not reappear for the same one. */
  let shown: string | null = null;
  const tell = ({ request, status, ms, trouble }: ForwardedCall): void => {
    // Without the query, which may contain a token.
    const path = request.url.pathname;
    logger.info(`  ${request.method} ${path}: ${status} of ${server.origin} in ${ms.toFixed(0)} ms`);
    const text = trouble === null ? null : `${trouble.en}\n${trouble.zh}`;
    if (text === shown) return;
    shown = text;
    if (text === null) errors.clear(CAUSE);
    else errors.show(CAUSE, text);
  };
  return {
    has: ({ method = 'GET', url = '/' }) => isReal(server, method, url),
    answer: async (message, response) => {
      const call = await proxyCall(server, trust, message, response);
      if (call === null) return true;
      tell(call);
      try {
        const { backend } = await load();
        await backend.logForwarded(call);
      } catch (error) {
        // The response has been sent.
        logger.error(
          `[mock] A call is not in the log: ${error instanceof Error ? error.stack : String(error)}`,
        );
      }
      return true;
    },
  };
}
