/** What the worker does with a request. */

/** The documented prefixes and the control API, which pages call at the root of their host wherever the demo is. */
const OURS = /^\/(?:(?:api|n|p)\/|__mock\/(?:api|as)\/)/;

export type Place =
  /** For the mock, as if the demo were at the root of its host. */
  | { readonly kind: 'mock'; readonly path: string }
  /** The page of the portal or of the workbench. */
  | { readonly kind: 'portal' }
  | { readonly kind: 'workbench' }
  /** A file, or nothing of ours. */
  | { readonly kind: 'host' };

/** The part of a request that decides. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { readonly headers: Pick<Headers, 'get'> };

const HOST: Place = { kind: 'host' };

/** A page is wanted: in a window or frame, or by a script that reads it. */
function isPageLoad({ method, mode, headers }: Asked): boolean {
  return method === 'GET' && (mode === 'navigate' || (headers.get('accept') ?? '').startsWith('text/html'));
}

/** @param home address of the demo, with a slash at its end. */
export function placeOf(asked: Asked, home: URL): Place {
  const { origin, pathname, search } = new URL(asked.url);
  if (origin !== home.origin) return HOST;
  const below = pathname.startsWith(home.pathname) ? pathname.slice(home.pathname.length - 1) : null;
  // A form of another site can send a person here; it must not steer their World.
  if (asked.mode === 'navigate' && asked.method !== 'GET') return HOST;
  if (below !== null && OURS.test(below)) return { kind: 'mock', path: below + search };
  if (asked.mode !== 'navigate' && OURS.test(pathname)) return { kind: 'mock', path: pathname + search };
  if (below === null || !isPageLoad(asked)) return HOST;
  if (/[?&]scenario=/.test(search)) return { kind: 'mock', path: below + search };
  if (below === '/__mock' || below.startsWith('/__mock/')) return { kind: 'workbench' };
  return /\.\w+$/.test(below) && below !== '/index.html' ? HOST : { kind: 'portal' };
}
