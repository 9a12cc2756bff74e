import { pageFiles } from '../lib/page-files.ts';

/** Messages between the start page and the service worker. */

export const PREPARE = 'prepare';

export type Prepared =
  | {
      /** Whether changes survive when the browser stops the worker. */
      readonly isPersisted: boolean;
    }
  | { readonly error: string };

export const isPrepare = (data: unknown): boolean => data === PREPARE;

/** File names of the demo, relative to its base path; written by scripts/build-demo.ts. */

export const WORKER_FILE = 'demo-worker.js';
export const NOTE_FILE = 'demo-note.js';
/** Folder of the portal's pages; `index.html` is the demo's start page. */
export const PORTAL_FOLDER = 'portal';
/** sessionStorage key: time of the start page's reload. The portal's page removes it. */
export const LOADED_AT = 'demoLoadedAt';
export const WORKBENCH_FOLDER = 'workbench/';
/** Side panel, in WORKBENCH_FOLDER; reloads pages when their World changes. */
export const PANEL_FILE = 'panel.js';

/** Prefixes of API calls, which pages send to the root of the host wherever the demo is deployed. */
const API_PATHS = /^\/(?:(?:api|n|p)\/|__mock\/(?:api|as)\/)/;

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
  if (below !== null && API_PATHS.test(below)) return { kind: 'mock', path: below + search };
  if (asked.mode !== 'navigate' && API_PATHS.test(pathname)) return { kind: 'mock', path: pathname + search };
  if (below === null || !isPageLoad(asked)) return HOST;
  if (/[?&]scenario=/.test(search)) return { kind: 'mock', path: below + search };
  if (below === '/__mock' || below.startsWith('/__mock/')) return { kind: 'workbench' };
  return /\.\w+$/.test(below) && below !== '/index.html'
    ? HOST
    : { kind: 'portal', files: pageFiles(below, search) };
}

/**
 * URL inside the demo; null if it is already correct or on another host.
 * @param address absolute URL
 * @param home base URL of the demo, with a trailing slash
 */
export function insideDemo(address: string, home: URL): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname, search, hash } = new URL(address);
  // `blob:` URLs have the origin of their page.
  if (protocol !== home.protocol || origin !== home.origin || pathname.startsWith(home.pathname)) return null;
  return `${home.origin}${home.pathname}${pathname.slice(1)}${search}${hash}`;
}

/**
 * Replaces relative or root-relative file URLs, so that they work from any page URL.
 * @param from prefix in the build, `/` or `./`
 * @param to path of the folder with these files
 */
export function withFilesAt(html: string, from: '/' | './', to: string): string {
  const start = from === '/' ? '/(?!/)' : String.raw`\./`;
  return html.replace(new RegExp(`(\\s(?:src|href)=")${start}`, 'g'), `$1${to}`);
}

const CONFIG = /(<script type="application\/json" id="portal-config">)([\s\S]*?)(<\/script>)/;

export function withBasePath(html: string, basePath: string): string {
  return html.replace(CONFIG, (_, open: string, text: string, close: string) => {
    // The cast is unchecked: the portal validates its configuration.
    const config = JSON.parse(text.trim() === '' ? '{}' : text) as object;
    return `${open}${JSON.stringify({ ...config, basePath })}${close}`;
  });
}
