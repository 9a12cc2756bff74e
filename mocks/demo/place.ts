import { pageFiles } from '../lib/page-files.ts';

/** Prefixes of API calls, which pages send to the root of the host wherever the demo is deployed. */
const OURS = /^\/(?:(?:api|n|p)\/|__mock\/(?:api|as)\/)/;

export type Place =
  /** `path` is without the demo's base path. */
  | { readonly kind: 'mock'; readonly path: string }
  /** `files` may contain its page, best first. */
  | { readonly kind: 'portal'; readonly files: readonly string[] }
  | { readonly kind: 'workbench' }
  | { readonly kind: 'host' };

export type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { readonly headers: Pick<Headers, 'get'> };

const HOST: Place = { kind: 'host' };

/** Includes scripts that fetch HTML. */
function isPageLoad({ method, mode, headers }: Asked): boolean {
  return method === 'GET' && (mode === 'navigate' || (headers.get('accept') ?? '').startsWith('text/html'));
}

/** @param home base URL of the demo, with a trailing slash. */
export function placeOf(asked: Asked, home: URL): Place {
  const { origin, pathname, search } = new URL(asked.url);
  if (origin !== home.origin) return HOST;
  const below = pathname.startsWith(home.pathname) ? pathname.slice(home.pathname.length - 1) : null;
  // CSRF protection: a cross-site form must not change the World.
  if (asked.mode === 'navigate' && asked.method !== 'GET') return HOST;
  if (below !== null && OURS.test(below)) return { kind: 'mock', path: below + search };
  if (asked.mode !== 'navigate' && OURS.test(pathname)) return { kind: 'mock', path: pathname + search };
  if (below === null || !isPageLoad(asked)) return HOST;
  if (/[?&]scenario=/.test(search)) return { kind: 'mock', path: below + search };
  if (below === '/__mock' || below.startsWith('/__mock/')) return { kind: 'workbench' };
  return /\.\w+$/.test(below) && below !== '/index.html'
    ? HOST
    : { kind: 'portal', files: pageFiles(below, search) };
}
