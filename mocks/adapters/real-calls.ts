/** The calls of the development server that go to a real one: handed on, told in the terminal, noted in their World. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { HandedOn } from '../core/note-real.ts';
import { isReal, type RealServer } from '../core/real-server.ts';
import type { DevBackend } from './dev-entry.ts';
import type { Troubles } from './dev-overlay.ts';
import { handOn, type Trust } from './hand-on.ts';

interface RealCallsOptions {
  readonly server: RealServer;
  readonly trust: Trust;
  readonly logger: Pick<ViteDevServer['config']['logger'], 'info' | 'error'>;
  readonly troubles: Troubles;
  /** The mock as it is now, after any edit. */
  readonly load: () => Promise<{ readonly backend: Pick<DevBackend, 'note'> }>;
}

interface RealCalls {
  /** Whether a call is the real server's, as things stand. */
  has(message: IncomingMessage): boolean;
  answer(message: IncomingMessage, response: ServerResponse): Promise<true>;
}

const CAUSE = 'the real server';

/** Hands calls on to a real server, tells of each in the terminal, and shows what is wrong with one until the next is right. */
export function realCalls({ server, trust, logger, troubles, load }: RealCallsOptions): RealCalls {
  /** What is shown now: whoever has put it away does not want to see the same at each call. */
  let shown: string | null = null;
  const tell = ({ request, status, ms, trouble }: HandedOn): void => {
    // Without its query, which may hold a token.
    const path = request.url.pathname;
    logger.info(`  ${request.method} ${path}: ${status} of ${server.origin} in ${ms.toFixed(0)} ms`);
    const text = trouble === null ? null : `${trouble.en}\n${trouble.zh}`;
    if (text === shown) return;
    shown = text;
    if (text === null) troubles.gone(CAUSE);
    else troubles.show(CAUSE, text);
  };
  return {
    has: ({ method = 'GET', url = '/' }) => isReal(server, method, url),
    answer: async (message, response) => {
      const call = await handOn(server, trust, message, response);
      if (call === null) return true;
      tell(call);
      try {
        const { backend } = await load();
        await backend.note(call);
      } catch (error) {
        // The answer is out already.
        logger.error(
          `[mock] A call is not in the log: ${error instanceof Error ? error.stack : String(error)}`,
        );
      }
      return true;
    },
  };
}
