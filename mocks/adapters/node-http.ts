/** Standalone HTTP server for the mock, optionally with a built portal. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Mock } from '../core/mock.ts';
import { cookieIn, WORLD_COOKIE } from '../lib/cookies.ts';
import { mayBeLink } from '../lib/link-parameters.ts';
import { dispatch } from './create-mock.ts';
import { discardRest, plainCallOf, sendAnswer, clientErrorOf } from './node-bridge.ts';
import { isPanelUnwanted, MOCK_PATHS, withPanel, isWorkbench, WORKBENCH_PATH } from './workbench.ts';
import { HEALTH_PATH, staticFiles, type StaticFiles } from './static-files.ts';

export interface MockServerOptions {
  readonly mock: Mock;
  /** 0 picks a free port. */
  readonly port: number;
  /** Default: loopback, so that the server is not exposed to the network. */
  readonly host?: string;
  readonly dist?: string;
  readonly portalHeaders?: Readonly<Record<string, string>>;
  /** Folder of the built workbench; it may be built later. */
  readonly workbench?: string;
}

export interface MockServer {
  readonly origin: string;
  /** Graceful shutdown: waits for running calls. */
  close(): Promise<void>;
}

const CLOSE_WITHIN_MS = 2000;
/** Longer than the client's idle time between calls: closing a reused connection is a race condition. */
const KEEP_ALIVE_MS = 65_000;

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  discardRest(response.req);
}

type Workbench = () => StaticFiles | null;

/** Checked on each request, so that building it needs no restart. */
function workbenchIn(folder: string | undefined): Workbench {
  let files: StaticFiles | null = null;
  return () => {
    if (folder !== undefined && files === null && existsSync(join(folder, 'index.html')))
      files = staticFiles(folder, { base: WORKBENCH_PATH });
    return files;
  };
}

/** Bilingual: developers open the workbench by hand. */
const UNBUILT =
  'The workbench is not built here: npm run build:workbench\n此处尚未构建工作台：请运行 npm run build:workbench';
const NO_FILE = `There is nothing here: the workbench is at ${WORKBENCH_PATH}, the control API below ${WORKBENCH_PATH}api/\n此处没有内容：工作台位于 ${WORKBENCH_PATH}，控制接口位于 ${WORKBENCH_PATH}api/ 之下`;

function sendWorkbench(message: IncomingMessage, response: ServerResponse, workbench: Workbench): void {
  const files = workbench();
  if (message.url === WORKBENCH_PATH.slice(0, -1))
    response.writeHead(302, { location: WORKBENCH_PATH }).end();
  else if (files === null) sendText(response, 404, UNBUILT);
  else if (!files(message, response)) sendText(response, 404, NO_FILE);
}

const isPage = ({ headers }: IncomingMessage): boolean => (headers.accept ?? '').includes('text/html');

/** The built portal; with the workbench, its pages include the side panel. */
function portalFiles(
  dist: string,
  workbench: Workbench,
  headers: Readonly<Record<string, string>>,
): StaticFiles {
  const plain = staticFiles(dist, { headers });
  const paneled = staticFiles(dist, { headers, changed: withPanel });
  return (message, response) =>
    (isPage(message) && !isPanelUnwanted(message) && workbench() !== null ? paneled : plain)(
      message,
      response,
    );
}

/** Page load in a World that cannot be created: the mock sends an error page. */
function isRefusedWorld({ worlds }: Mock, message: IncomingMessage): boolean {
  const id = isPage(message) ? cookieIn(message.headers.cookie ?? '', WORLD_COOKIE) : null;
  return id !== null && worlds.capacityErrorFor(id) !== null;
}

/** 404; without a portal, pages explain how to get one. */
function sendNothing(message: IncomingMessage, response: ServerResponse, isPortalServed: boolean): void {
  const path = message.url?.split('?', 1)[0] ?? '/';
  const isPageLoad = message.method === 'GET' && (path === '/' || isPage(message)) && !MOCK_PATHS.test(path);
  const way =
    isPortalServed || !isPageLoad
      ? ''
      : `: this server serves no portal; start it with --dist dist after npm run build. The workbench is at ${WORKBENCH_PATH}` +
        `\n此处没有页面：本服务器未提供门户。请先运行 npm run build，再以 --dist dist 启动。工作台位于 ${WORKBENCH_PATH}`;
  sendText(response, 404, `There is nothing at ${path}${way}`);
}

function listener(mock: Mock, files: StaticFiles | null, workbench: Workbench) {
  return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = message.url ?? '/';
    if (path === HEALTH_PATH) {
      sendText(response, 200, 'ok');
      return;
    }
    if (isWorkbench(path)) {
      sendWorkbench(message, response, workbench);
      return;
    }
    // Check files first: most requests are assets.
    const isFile = !MOCK_PATHS.test(path) && !mayBeLink(path) && !isRefusedWorld(mock, message);
    if (files !== null && isFile && files(message, response)) return;
    const answer = await dispatch(mock, plainCallOf(message));
    if (answer !== null) {
      await sendAnswer(answer, response);
    } else if (files === null || MOCK_PATHS.test(path) || !files(message, response)) {
      sendNothing(message, response, files !== null);
    }
  };
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} on ${host} is in use: choose another with --port`);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be opened by this user: choose one above 1023`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`This machine has no address "${host}": choose another with --host`);
  }
  return error;
}

/** Starts the server. Rejects with a readable message if the port or folder cannot be used. */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { mock, port, host = '127.0.0.1', dist, portalHeaders = {}, workbench } = options;
  const bench = workbenchIn(workbench);
  const answer = listener(mock, dist === undefined ? null : portalFiles(dist, bench, portalHeaders), bench);
  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      const theirs = clientErrorOf(error, message);
      if (theirs === null) console.error('The mock failed:', error);
      else console.warn(theirs.line);
      if (response.headersSent) response.destroy();
      else
        sendText(response, theirs?.status ?? 500, theirs?.line ?? 'The mock could not answer this request');
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => fail(explained(error, host, port)));
    server.listen(port, host, done);
  });
  // AddressInfo: the server listens on a port, not on a pipe.
  const address = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    origin: `http://${name}:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS).unref();
      }),
  };
}
