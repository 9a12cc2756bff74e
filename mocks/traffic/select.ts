/** Tells calls of the contract from everything else in a file: the portal's server, its prefix, files, other hosts. */
import { routes, type Route } from '../core/route-index.ts';
import type { Exchange } from './exchange.ts';

export interface Call {
  readonly exchange: Exchange;
  readonly route: Route;
}

export interface Selected {
  /** Origin and prefix of the server with most calls; null without any call. */
  readonly server: { readonly origin: string; readonly prefix: string } | null;
  readonly calls: readonly Call[];
  /** Calls of the mock's control API. */
  readonly control: readonly Exchange[];
  /** Requests of the same server that the contract does not know, with how often: `GET /sso/me`. */
  readonly unknown: ReadonlyMap<string, number>;
  /** Pages, scripts, pictures and preflights. */
  readonly files: number;
  /** Requests to other hosts. */
  readonly hosts: ReadonlyMap<string, number>;
}

/** A gateway puts at most that many segments before the contract's path (invented). */
const PREFIX_SEGMENTS = 4;
const CONTROL = '/__mock/';

interface Place {
  readonly prefix: string;
  readonly route: Route;
}

/** The call of the contract at the end of a path, the shortest prefix first. */
function placeOf({ method, url: { pathname } }: Exchange): Place | null {
  let at = 0;
  for (let dropped = 0; dropped <= PREFIX_SEGMENTS && at !== -1; dropped += 1) {
    const route = routes.find(method, pathname.slice(at));
    if (route !== null) return { prefix: pathname.slice(0, at), route };
    at = pathname.indexOf('/', at + 1);
  }
  return null;
}

const FILE =
  /\.(?:js|mjs|css|map|json|html?|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|wasm|txt|webmanifest|pdf)$/i;
const OF_FILES = /^(?:text\/(?:html|css|javascript)|application\/(?:javascript|wasm)|image\/|font\/)/i;

function isFile({ method, url, answer }: Exchange): boolean {
  if (method === 'OPTIONS' || method === 'HEAD') return true;
  return method === 'GET' && (FILE.test(url.pathname) || OF_FILES.test(answer?.type ?? ''));
}

/** A path as a summary may show it: segments that may hold an id or a token are left out. */
const shownPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (/^[A-Za-z][A-Za-z_.-]{0,30}$|^v\d$|^$/.test(segment) ? segment : '…'))
    .join('/');

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The name that most have; the first of several. */
function most(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) count(counts, name);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

export function select(exchanges: readonly Exchange[]): Selected {
  const places = exchanges.map((exchange) => ({ exchange, place: placeOf(exchange) }));
  const base = most(
    places.flatMap(({ exchange, place }) =>
      place === null ? [] : [`${exchange.url.origin} ${place.prefix}`],
    ),
  );
  const unknown = new Map<string, number>();
  const hosts = new Map<string, number>();
  if (base === undefined) {
    for (const { url } of exchanges) count(hosts, url.host);
    return { server: null, calls: [], control: [], unknown, files: 0, hosts };
  }
  const [origin = '', prefix = ''] = base.split(' ');
  const calls: Call[] = [];
  const control: Exchange[] = [];
  let files = 0;
  for (const { exchange, place } of places) {
    const { url, method } = exchange;
    if (url.origin !== origin) count(hosts, url.host);
    else if (place !== null && place.prefix === prefix) calls.push({ exchange, route: place.route });
    else if (url.pathname.startsWith(CONTROL)) control.push(exchange);
    else if (isFile(exchange)) files += 1;
    else count(unknown, `${method} ${shownPath(url.pathname)}`);
  }
  return { server: { origin, prefix }, calls, control, unknown, files, hosts };
}
