/** The service worker of the demo: pages and calls of all its tabs come here. Files come from the host as they are. */
import { WORLD_COOKIE } from '../lib/cookies.ts';
import { WORLD_HEADER } from '../world/world-id.ts';
import { indexedShelf } from '../adapters/indexed-shelf.ts';
import { createWorkerBackend, type WorkerBackend } from '../adapters/service-worker.ts';
import { PORTAL_FILE, WORKBENCH_FOLDER } from './files.ts';
import { withBasePath, withFilesAt } from './page.ts';
import { placeOf, type Place } from './place.ts';
import { isPrepare, type Prepared } from './prepare.ts';

/** The parts of a worker's events that are used here; the compiler knows those of pages only. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Worker {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  /** Not in browsers before 2025: their tabs all live in one World. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
}

// This file runs in a worker, and the compiler takes it for a page.
const worker = self as typeof self & Worker;
const home = new URL(worker.registration.scope);
const basePath = home.pathname;

let backend: Promise<WorkerBackend> | null = null;

/** The mock, put together at its first use and again after a failure. */
function mock(): Promise<WorkerBackend> {
  backend ??= createWorkerBackend({
    shelf: indexedShelf(`steel-epd-demo ${basePath}`),
    basePath,
    hostName: home.hostname,
  });
  backend.catch(() => (backend = null));
  return backend;
}

async function pageAt(file: string, made: (html: string) => string): Promise<Response> {
  const response = await fetch(new URL(file, home), { cache: 'no-cache' });
  if (!response.ok) return response;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(made(await response.text()), { headers });
}

/** The request as a server at the root of its host would see it. No worker sees the cookies of a request. */
async function atRoot(request: Request, path: string): Promise<Request> {
  const url = new URL(path, home.origin);
  const headers = new Headers(request.headers);
  const chosen = (await worker.cookieStore?.get(WORLD_COOKIE))?.value ?? '';
  if (chosen !== '' && !headers.has(WORLD_HEADER)) headers.set(WORLD_HEADER, chosen);
  // Where the address stays, the body is handed on as it comes: it may be large.
  if (url.href === request.url && request.mode !== 'navigate') return new Request(request, { headers });
  const { method } = request;
  if (request.mode === 'navigate') headers.set('accept', 'text/html');
  if (!headers.has('accept-language')) headers.set('accept-language', worker.navigator.language);
  return method === 'GET' || method === 'HEAD'
    ? new Request(url, { method, headers })
    : new Request(url, { method, headers, body: await request.arrayBuffer() });
}

async function answer(request: Request, place: Place): Promise<Response> {
  switch (place.kind) {
    case 'mock':
      return (await (await mock()).answer(await atRoot(request, place.path))) ?? fetch(request);
    case 'portal':
      return pageAt(PORTAL_FILE, (html) => withBasePath(withFilesAt(html, '/', basePath), basePath));
    case 'workbench':
      return pageAt(`${WORKBENCH_FOLDER}index.html`, (html) =>
        withFilesAt(html, './', basePath + WORKBENCH_FOLDER),
      );
    case 'host':
      return fetch(request);
  }
}

async function prepare(port: MessagePort | undefined): Promise<void> {
  const tell = (prepared: Prepared): void => port?.postMessage(prepared);
  try {
    tell({ isKept: (await mock()).isKept });
  } catch (error) {
    tell({ error: error instanceof Error ? error.message : String(error) });
  }
}

// Its Worlds rest in the database, so a newer worker may take over at once.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('message', (event) => {
  if (isPrepare(event.data)) event.waitUntil(prepare(event.ports[0]));
});
worker.addEventListener('fetch', (event) => {
  const place = placeOf(event.request, home);
  if (place.kind !== 'host') event.respondWith(answer(event.request, place));
});
