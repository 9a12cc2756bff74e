/** The mock as middleware of Vite's development server: real HTTP for downloads, frames, uploads and phones. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as DevEntry from './dev-entry.ts';
import { openDataFolder } from './data-folder.ts';
import { hostNames } from './host-names.ts';
import { discardRest, sendResponse, toRequest } from './node-bridge.ts';

export interface MockBackendOptions {
  /** Folder for the Worlds, so that they outlive the server; in memory without it. */
  readonly data?: string;
}

const ENTRY = '/mocks/adapters/dev-entry.ts';
const OURS = /^\/(?:api|n|p|__mock)\//;

/** A request for the mock: one of its paths, or a page load that carries a situation. */
function isOurs(message: IncomingMessage): boolean {
  const url = message.url ?? '/';
  return OURS.test(url) || /[?&]scenario=/.test(url);
}

/** Vite lets nobody in under another name than these. */
function namesOf({ config: { server } }: ViteDevServer): string[] {
  const host = typeof server.host === 'string' ? server.host : undefined;
  return hostNames(host, ...(Array.isArray(server.allowedHosts) ? server.allowedHosts : []));
}

/** Loads the mock through Vite, so that an edit is there at the next request; the Worlds stay here. */
function createBackend(server: ViteDevServer, options: MockBackendOptions) {
  const folder =
    options.data === undefined ? null : openDataFolder(resolve(server.config.root, options.data));
  server.httpServer?.once('listening', () => {
    const address = server.httpServer?.address();
    if (typeof address === 'object' && address !== null) folder?.servesAt(address.port);
  });
  let entry: typeof DevEntry | null = null;
  let backend: Promise<DevEntry.DevBackend> | null = null;
  let worlds: DevEntry.DevBackend['worlds'] | null = null;

  const show = (text: string): void => {
    server.config.logger.error(`[mock] ${text}`, { timestamp: true });
    server.ws.send({ type: 'error', err: { message: text, stack: '', plugin: 'mock-backend' } });
  };

  const load = async (): Promise<{ entry: typeof DevEntry; backend: DevEntry.DevBackend }> => {
    const loaded = (await server.ssrLoadModule(ENTRY)) as typeof DevEntry;
    if (loaded !== entry || backend === null) {
      entry = loaded;
      backend = loaded.createDevBackend({
        worlds,
        storage: folder?.storage ?? null,
        hostNames: namesOf(server),
        show,
      });
    }
    const ready = await backend;
    worlds = ready.worlds;
    return { entry: loaded, backend: ready };
  };
  return { load, show };
}

/** The plugin. It only lives in the development server: a build knows nothing of the mock. */
export function mockBackend(options: MockBackendOptions = {}): Plugin {
  return {
    name: 'mock-backend',
    apply: 'serve',
    configureServer(server) {
      const { load, show } = createBackend(server, options);

      const answer = async (message: IncomingMessage, response: ServerResponse): Promise<boolean> => {
        const { backend } = await load();
        const found = await backend.answer(await toRequest(message));
        if (found === undefined) return false;
        await sendResponse(found, response);
        return true;
      };

      server.middlewares.use((message, response, next) => {
        if (!isOurs(message)) {
          next();
          return;
        }
        answer(message, response).then(
          (done) => {
            if (!done) next();
          },
          (error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
            show(text);
            response
              .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
              .end(`The mock failed: ${text}\n`);
            discardRest(message);
          },
        );
      });

      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const origin = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
        if (origin === undefined) return;
        load().then(
          ({ entry }) => server.config.logger.info(entry.banner(origin.replace(/\/$/, ''), true)),
          (error: unknown) => show(`The mock cannot be loaded: ${String(error)}`),
        );
      };
    },
  };
}
