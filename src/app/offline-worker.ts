/**
 * Service worker of product pages: an opened product works offline (decision 012). Pages are network-first; only public data is
 * cached.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHED_AT, LAST_PRODUCT, PRODUCT_CACHE } from '#src/lib/offline.ts';

/** Files of the product page, defined by the build (scripts/vite/offline-worker.ts). The first is its HTML. */
declare const PRECACHE: readonly [
  { url: string; revision: string },
  ...{ url: string; revision: string | null }[],
];

/** Subset of worker types: the compiler only includes the DOM library. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Extendable) => void): void;
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void;
}
const worker = self as typeof self & Worker;
const scope = new URL(worker.registration.scope).pathname;

// The folder itself is the start URL of the installed app (below).
precacheAndRoute([...PRECACHE], { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
// A page of the previous release has its scripts; missing lazy ones are handled as after any release.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

const last = (): Promise<Cache> => caches.open(LAST_PRODUCT);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url }) => {
    const id = url.pathname.slice(scope.length);
    // Start URL of the installed app: the last opened product.
    if (id === '') {
      const path = await (await (await last()).match('last'))?.text();
      return path === undefined ? fetch(request) : Response.redirect(path);
    }
    await (await last()).put('last', new Response(url.pathname));
    try {
      return await fetch(request);
    } catch (error) {
      const page = await matchPrecache(PRECACHE[0].url);
      if (page === undefined) throw error;
      return page;
    }
  },
);

/** Cached per language with the server's time, but without `date`, which the page would take for the current time. */
const productCache = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }): Promise<string> => {
    const key = new URL(request.url);
    key.searchParams.set('language', request.headers.get('accept-language') ?? '');
    return Promise.resolve(key.href);
  },
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> => {
    if (!response.ok) return null;
    const headers = new Headers(response.headers);
    headers.set(CACHED_AT, headers.get('date') ?? new Date().toUTCString());
    headers.delete('date');
    return new Response(await response.blob(), { headers });
  },
};

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>;

/** Safe: its optional callbacks are undefined or absent, which Workbox does not distinguish. */
const atMost = (maxEntries: number, days?: number): Plugins[number] =>
  new ExpirationPlugin({
    maxEntries,
    ...(days !== undefined && { maxAgeSeconds: days * 24 * 60 * 60 }),
  }) as Plugins[number];

// `/api/n/` is open: the answer is the same with and without a session.
registerRoute(
  ({ url }) => /\/api\/n\/epd\/[^/]+$/.test(url.pathname),
  new NetworkFirst({
    cacheName: PRODUCT_CACHE,
    plugins: [productCache, atMost(60, 180)],
  }),
);
registerRoute(
  ({ url }) => url.pathname.endsWith('/config.json'),
  new NetworkFirst({ cacheName: 'product-config' }),
);
// Lazy chunks, such as the report viewer; content-hashed names.
registerRoute(
  ({ url }) => url.origin === location.origin && /\/(?:assets|pdf)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'product-files', plugins: [atMost(120)] }),
);
