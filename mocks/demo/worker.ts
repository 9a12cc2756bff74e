/** Service worker of the demo: intercepts pages and calls of all tabs; files come from the network. */
import { messageOf } from '../lib/text.ts';
import { WORLD_COOKIE } from '../lib/cookies.ts';
import { WORLD_HEADER } from '../world/world-id.ts';
import { indexedDbDatabase } from '../adapters/world-database.ts';
import { createWorkerBackend, type WorkerBackend } from '../adapters/service-worker.ts';
import * as places from './place.ts';

/** Subset of worker types: the compiler only includes the DOM library. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface MessageLike extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Worker {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  /** Not supported before 2025: all tabs then share one World. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'message', listener: (event: MessageLike) => void): void;
}

const worker = self as typeof self & Worker;
const home = new URL(worker.registration.scope);
const basePath = home.pathname;

let backend: Promise<WorkerBackend> | null = null;

/** Created on first use, and again after a failure. */
function mock(): Promise<WorkerBackend> {
  backend ??= createWorkerBackend({
    database: indexedDbDatabase(`steel-epd-demo ${basePath}`),
    basePath,
    hostName: home.hostname,
  });
  backend.catch(() => (backend = null));
  return backend;
}

/** The first file that the host has. */
async function pageAt(files: readonly string[], made: (html: string) => string): Promise<Response> {
  let response = Response.error();
  for (const file of files) {
    response = await fetch(new URL(file, home), { cache: 'no-cache' });
    if (response.ok) break;
  }
  if (!response.ok) return response;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(made(await response.text()), { headers });
}

/** Service workers cannot read cookies from request headers. */
async function atRoot(request: Request, path: string): Promise<Request> {
  const url = new URL(path, home.origin);
  const headers = new Headers(request.headers);
  const chosen = (await worker.cookieStore?.get(WORLD_COOKIE))?.value ?? '';
  if (chosen !== '' && !headers.has(WORLD_HEADER)) headers.set(WORLD_HEADER, chosen);
  // With an unchanged URL, the body stays a stream: it may be large.
  if (url.href === request.url && request.mode !== 'navigate') return new Request(request, { headers });
  const { method } = request;
  if (request.mode === 'navigate') headers.set('accept', 'text/html');
  if (!headers.has('accept-language')) headers.set('accept-language', worker.navigator.language);
  return method === 'GET' || method === 'HEAD'
    ? new Request(url, { method, headers })
    : new Request(url, { method, headers, body: await request.arrayBuffer() });
}

async function answer(request: Request, place: places.Place): Promise<Response> {
  switch (place.kind) {
    case 'mock':
      return (await (await mock()).answer(await atRoot(request, place.path))) ?? fetch(request);
    case 'portal':
      return pageAt(
        place.files.map((file) => places.PORTAL_FOLDER + file),
        (html) => places.withBasePath(places.withFilesAt(html, '/', basePath), basePath),
      );
    case 'workbench':
      return pageAt([`${places.WORKBENCH_FOLDER}index.html`], (html) =>
        places.withFilesAt(html, './', basePath + places.WORKBENCH_FOLDER),
      );
    case 'host':
      return fetch(request);
  }
}

async function prepare(port: MessagePort | undefined): Promise<void> {
  const tell = (prepared: places.Prepared): void => port?.postMessage(prepared);
  try {
    tell({ isPersisted: (await mock()).isPersisted });
  } catch (error) {
    tell({ error: messageOf(error) });
  }
}

// Safe to activate immediately: Worlds are persisted in IndexedDB.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('message', (event) => {
  if (places.isPrepare(event.data)) event.waitUntil(prepare(event.ports[0]));
});
worker.addEventListener('fetch', (event) => {
  const place = places.placeOf(event.request, home);
  if (place.kind !== 'host') event.respondWith(answer(event.request, place));
});
