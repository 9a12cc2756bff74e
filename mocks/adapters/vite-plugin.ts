/** The mock as middleware of Vite's development server: real HTTP for downloads, frames, uploads and phones. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import { mayBeLink } from '../lib/may-be-link.ts';
import type * as DevEntry from './dev-entry.ts';
import { openDataFolder } from './data-folder.ts';
import { devTroubles, overlayClient, type Troubles } from './dev-overlay.ts';
import { hostNames } from './host-names.ts';
import { discardRest, plainCallOf, sendAnswer, sendersMistake } from './node-bridge.ts';
import { PANEL_SOURCE } from './panel.ts';
import { openapiEdit, whenEdited, type Generate } from './when-edited.ts';
import type { RealServer } from '../core/real-server.ts';
import { asPersona } from './as-persona.ts';
import type { Trust } from './hand-on.ts';
import { realCalls } from './real-calls.ts';
import { isWorkbench } from './workbench.ts';

export interface MockBackendOptions {
  /** Folder for the Worlds, so that they outlive the server; in memory without it. */
  readonly data?: string;
  /** Writes what follows from the contract; without it, editing the contract changes nothing until somebody generates. */
  readonly generate?: Generate;
  /** When the mock is loaded, if no call comes before: it takes the time of a whole page. At once without it. */
  readonly quiet?: Promise<void>;
  /** A real server beside the mock. */
  readonly real?: { readonly server: RealServer; readonly trust: Trust };
}

const ENTRY = '/mocks/adapters/dev-entry.ts';
const OURS = /^\/(?:api|n|p|__mock)\//;

/** A request for the mock: one of its paths, or a page load that carries a situation. */
function isOurs(message: IncomingMessage): boolean {
  const url = message.url ?? '/';
  return OURS.test(url) || mayBeLink(url);
}

/** Vite lets nobody in under another name than these. */
function namesOf({ config: { server } }: ViteDevServer): string[] {
  const host = typeof server.host === 'string' ? server.host : undefined;
  return hostNames(host, ...(Array.isArray(server.allowedHosts) ? server.allowedHosts : []));
}

const WORKBENCH = '/mocks/workbench/';

/** The side panel of the portal's pages. After them: its stream of news would have the mock loaded before they are painted. */
const panelTag: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module' },
  children: `addEventListener('load', () => setTimeout(() => import('${PANEL_SOURCE}')));`,
  injectTo: 'body',
};

/** The workbench from its sources, with what Vite puts into a page while developing. */
async function workbenchPage(server: ViteDevServer): Promise<string> {
  const page = await readFile(join(server.config.root, WORKBENCH, 'index.html'), 'utf8');
  return server.transformIndexHtml(`${WORKBENCH}index.html`, page.replace('"./', `"${WORKBENCH}`));
}

/** The mock as a whole: it does not load, or cannot take a request. */
const CAUSE = 'the mock';

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Loads the mock through Vite, so that an edit is there at the next request; the Worlds stay here. */
function createBackend(server: ViteDevServer, options: MockBackendOptions, troubles: Troubles) {
  const folder =
    options.data === undefined ? null : openDataFolder(resolve(server.config.root, options.data));
  server.httpServer?.once('listening', () => {
    const address = server.httpServer?.address();
    if (typeof address === 'object' && address !== null) folder?.servesAt(address.port);
  });
  let entry: typeof DevEntry | null = null;
  let backend: Promise<DevEntry.DevBackend> | null = null;
  let worlds: DevEntry.DevBackend['worlds'] | null = null;

  return async (): Promise<{ entry: typeof DevEntry; backend: DevEntry.DevBackend }> => {
    const loaded = (await server.ssrLoadModule(ENTRY)) as typeof DevEntry;
    if (loaded !== entry || backend === null) {
      backend?.then(
        (former) => former.retire(),
        () => undefined,
      );
      entry = loaded;
      backend = loaded.createDevBackend({
        worlds,
        storage: folder?.storage ?? null,
        hostNames: namesOf(server),
        real: options.real?.server ?? null,
        troubles,
      });
    }
    const ready = await backend;
    worlds = ready.worlds;
    troubles.gone(CAUSE);
    return { entry: loaded, backend: ready };
  };
}

/** The plugin. It only lives in the development server: a build knows nothing of the mock. */
export function mockBackend(options: MockBackendOptions = {}): Plugin {
  return {
    name: 'mock-backend',
    apply: 'serve',
    ...overlayClient,
    transformIndexHtml: (_html, { path }) => [
      ...overlayClient.transformIndexHtml(),
      ...(path.startsWith(WORKBENCH) ? [] : [panelTag]),
    ],
    configureServer(server) {
      const troubles = devTroubles(server);
      const load = createBackend(server, options, troubles);
      const fail = (error: unknown): string => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        const text = textOf(error);
        troubles.show(CAUSE, text);
        return text;
      };

      const within = (folder: string) => (file: string) =>
        file.startsWith(join(server.config.root, folder, sep)) && /\.(?:ts|yaml)$/.test(file);
      // Whoever edits the mock is told at once whether it still loads, and what was wrong before goes.
      whenEdited(server.watcher, within('mocks'), async () => void (await load().catch(fail)));
      if (options.generate !== undefined)
        whenEdited(server.watcher, within('openapi'), openapiEdit(options.generate, troubles));

      const { real } = options;
      const signedIn = real === undefined ? null : asPersona(real.server.persona);
      const elsewhere =
        real === undefined ? null : realCalls({ ...real, logger: server.config.logger, troubles, load });
      const answer = async (message: IncomingMessage, response: ServerResponse): Promise<boolean> => {
        const { backend } = await load();
        const call = plainCallOf(message);
        const found = await (signedIn === null ? backend.answer(call) : signedIn(backend, call));
        if (found === null) return false;
        await sendAnswer(found, response);
        return true;
      };

      server.middlewares.use((message, response, next) => {
        if (isWorkbench(message.url ?? '/')) {
          workbenchPage(server).then((html) => {
            response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
          }, next);
          return;
        }
        if (!isOurs(message)) {
          next();
          return;
        }
        const answering =
          elsewhere?.has(message) === true ? elsewhere.answer(message, response) : answer(message, response);
        answering.then(
          (done) => {
            if (!done) next();
          },
          (error: unknown) => {
            const theirs = sendersMistake(error, message);
            if (theirs !== null) {
              server.config.logger.warn(`[mock] ${theirs.line}`, { timestamp: true });
              response.writeHead(theirs.status).end(`${theirs.line}\n`);
              discardRest(message);
              return;
            }
            response
              .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
              .end(`The mock failed: ${fail(error)}\n`);
            discardRest(message);
          },
        );
      });

      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const origin = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
        if (origin === undefined) return;
        (options.quiet ?? Promise.resolve())
          .then(load)
          .then(
            ({ entry }) => server.config.logger.info(entry.banner(origin.replace(/\/$/, ''), true)),
            fail,
          );
      };
    },
  };
}
