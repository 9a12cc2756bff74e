/** public/scheme.js at work: what it makes of a page that is opened. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { ROOT } from '#scripts/lib/paths.ts';

export const schemeScript = readFileSync(`${ROOT}public/scheme.js`, 'utf8');

/** Who opens what, where. */
export interface Visit {
  pathname?: string;
  search?: string;
  stored?: Readonly<Record<string, string>>;
  browser?: string;
  /** What config.json says; null: it does not come. */
  file?: string | null;
  page?: string;
  width?: number;
  /** public/browser.js has put its page in the place of the portal. */
  tooOld?: boolean;
  /** The page lies in the background, so that no frame is drawn. */
  hidden?: boolean;
  /** What the server says to the product; never: not yet. */
  product?: 'refuses' | 'answers' | 'never';
}

/** As scripts/vite/script-links.ts names them. */
const LINKS = [
  { href: '/portal.js' },
  { href: '/search.js', page: 'search' },
  { href: '/search.css', page: 'search' },
  { href: '/product.js', page: 'product' },
  { href: '/zh.js', language: 'zh' },
  { href: '/en.js', language: 'en' },
];

interface Painted {
  first: string | null;
  lang: string;
  style: Record<string, string>;
  asked: boolean;
  /** Links that were fetched: before the first frame, after all frames, and in all. */
  early: string[];
  drawn: string[];
  fetched: string[];
  /** How long those waited that came after the frames. */
  waitedMs: number;
  /** Calls to the server, with their headers. */
  calls: string[];
  /** The script that the entry runs at once. */
  head: string | null;
  /** Whether the portal's scripts may run. */
  started: boolean;
}

/** What the page has after the script ran in it and a frame was drawn. */
export async function firstPaintOf({
  pathname = '/',
  search = '',
  stored = {},
  browser = 'de',
  file = '{}',
  page = '{}',
  width = 1440,
  tooOld = false,
  hidden = false,
  product = 'refuses',
}: Visit): Promise<Painted> {
  const attributes: Record<string, string> = {};
  const style: Record<string, string> = {};
  const fetched: string[] = [];
  const frames: (() => void)[] = [];
  const timers: { then: () => void; ms: number }[] = [];
  const documentElement = {
    lang: 'as written',
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    style: { setProperty: (name: string, value: string) => void (style[name] = value) },
  };
  const document = {
    documentElement,
    addEventListener: () => undefined,
    getElementById: (id: string) => (id === 'portal-config' || tooOld ? { textContent: page } : null),
    querySelectorAll: () =>
      LINKS.map(({ href, ...when }) => ({
        href,
        getAttribute: (name: string) => Reflect.get(when, name.slice('data-'.length)) ?? null,
      })),
    querySelector: () => ({ href: '/head.js' }),
    createElement: () => ({}),
    head: {
      appendChild: (link: { rel: string; href: string; as?: string }) =>
        void fetched.push(`${link.rel}${link.as ?? ''} ${link.href}`),
    },
  };
  const window: {
    matchMedia: unknown;
    innerWidth: number;
    firstPainted?: Promise<void>;
    firstHead?: Promise<string>;
  } = {
    matchMedia: () => ({ matches: false }),
    innerWidth: width,
  };
  let asked = false;
  const calls: string[] = [];
  const fetch = (address: string, init?: { headers: Record<string, string> }): Promise<Response> => {
    if (address !== '/config.json') {
      calls.push(`${address} ${JSON.stringify(init?.headers)}`);
      if (product === 'never') return new Promise(() => undefined);
      return product === 'answers'
        ? Promise.resolve(new Response('{}'))
        : Promise.reject(new Error('nobody took it'));
    }
    asked = true;
    return file === null ? Promise.reject(new Error('offline')) : Promise.resolve(new Response(file));
  };
  runInNewContext(schemeScript, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    window,
    document,
    location: { pathname, search },
    navigator: { language: browser },
    fetch,
    requestAnimationFrame: (then: () => void) => frames.push(then),
    setTimeout: (then: () => void, ms = 0) => timers.push({ then, ms }),
  });
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
  await settled();
  const early = [...fetched];
  // What is answered between two frames is drawn in further ones.
  for (let turn = 0; turn < 2 && !hidden; turn += 1) {
    for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame();
    await settled();
  }
  const drawn = [...fetched];
  let waitedMs = 0;
  for (const { then, ms } of timers.toSorted((one, other) => one.ms - other.ms)) {
    then();
    if (fetched.length > drawn.length && waitedMs === 0) waitedMs = ms;
  }
  let started = window.firstPainted === undefined && !tooOld;
  void window.firstPainted?.then(() => (started = true));
  let head: string | null = null;
  void window.firstHead?.then((script) => (head = script));
  await settled();
  return {
    first: attributes['data-first'] ?? null,
    lang: documentElement.lang,
    style,
    asked,
    early,
    drawn,
    fetched,
    waitedMs,
    calls,
    head,
    started,
  };
}
