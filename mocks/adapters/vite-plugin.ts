/** Middleware for Vite's development server: real HTTP for downloads, iframes, uploads and mobile devices. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import { present } from '../lib/tables.ts';
import { mayBeLink } from '../lib/link-parameters.ts';
import { CAUSE, devMock } from './dev-mock.ts';
import { devErrors, overlayClient, type DevErrors } from './dev-overlay.ts';
import { discardRest, plainCallOf, sendAnswer, clientErrorOf } from './node-bridge.ts';
import type { RealServer } from '../core/real-server.ts';
import type { Trust } from './proxy-call.ts';
import { asPersona, realCalls } from './real-calls.ts';
import { isWorkbench, MOCK_PATHS, PANEL_SOURCE } from './workbench.ts';

/** Debounce, ms: editors write a file in several steps, a branch switch changes many files. */
const SETTLE_MS = 150;

/** Debounced: runs once after each burst of edits. An edit during a run triggers another run, never a concurrent one. */
export function onEdit(
  watcher: Pick<ViteDevServer['watcher'], 'on'>,
  isMeant: (file: string) => boolean,
  work: () => Promise<void>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), SETTLE_MS);
  };
  const run = async (): Promise<void> => {
    // The current run may have read only part of the edit.
    if (running) return schedule();
    running = true;
    try {
      await work();
    } finally {
      running = false;
    }
  };
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, (file: string) => {
      if (isMeant(file)) schedule();
    });
  }
}

/** Writes the generated files; resolves with null, or a description of the contract's error. */
type Generate = () => Promise<string | null>;

/** Regenerates code; hot reload picks up the files. An invalid contract changes nothing and is reported. */
function openapiEdit(generate: Generate, errors: DevErrors): () => Promise<void> {
  return async () => {
    const problem = await generate();
    if (problem === null) errors.clear('the contract');
    else errors.show('the contract', `The last good contract stays in force: ${problem}`);
  };
}

export interface MockBackendOptions {
  /** Folder for persisted Worlds; in memory if omitted. */
  readonly data?: string;
  /** Regenerates code when the contract changes; if omitted, run the generator manually. */
  readonly generate?: Generate;
  /** Delays loading the mock until this resolves or a call arrives, since it slows down the first page. Default: no delay. */
  readonly pause?: Promise<void>;
  readonly real?: { readonly server: RealServer; readonly trust: Trust };
}

/** Whether the mock answers: API paths, and pages with a scenario link. */
function isMockRequest(message: IncomingMessage): boolean {
  const url = message.url ?? '/';
  return MOCK_PATHS.test(url) || mayBeLink(url);
}

const WORKBENCH = '/mocks/workbench/';

/** Side panel script. At the end of the page: its event stream would load the mock before the first paint. */
const panelTag: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module' },
  children: `addEventListener('load', () => setTimeout(() => import('${PANEL_SOURCE}')));`,
  injectTo: 'body',
};

async function workbenchPage(server: ViteDevServer): Promise<string> {
  const page = await readFile(join(server.config.root, WORKBENCH, 'index.html'), 'utf8');
  return server.transformIndexHtml(`${WORKBENCH}index.html`, page.replace('"./', `"${WORKBENCH}`));
}

/** Strips the terminal colours of Rolldown's error messages. */
const textOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Active only in the development server, never in builds. */
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
      const errors = devErrors(server);
      const { data, real } = options;
      const { load, traced } = devMock(server, present({ data, real: real?.server }), errors);
      const fail = (error: unknown): string => {
        const text = traced(textOf(error));
        errors.show(CAUSE, text);
        return text;
      };

      const within = (folder: string) => (file: string) =>
        file.startsWith(join(server.config.root, folder, sep)) && /\.(?:ts|yaml)$/.test(file);
      // Reload after each edit, to show load errors immediately and to clear fixed ones.
      onEdit(server.watcher, within('mocks'), async () => void (await load().catch(fail)));
      if (options.generate !== undefined)
        onEdit(server.watcher, within('openapi'), openapiEdit(options.generate, errors));

      const signedIn = real === undefined ? null : asPersona(real.server.persona);
      const elsewhere =
        real === undefined ? null : realCalls({ ...real, logger: server.config.logger, errors, load });
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
        if (!isMockRequest(message)) {
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
            const theirs = clientErrorOf(error, message);
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
        (options.pause ?? Promise.resolve())
          .then(load)
          .then(
            ({ entry }) => server.config.logger.info(entry.banner(origin.replace(/\/$/, ''), true)),
            fail,
          );
      };
    },
  };
}
