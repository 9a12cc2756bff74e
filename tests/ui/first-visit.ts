/** Runs public/scheme.js in a test DOM and reports its effects. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { ROOT } from '#scripts/lib/paths.ts';
import { PUBLIC_PAGES, WORK_PAGES } from '#scripts/pages/table.ts';

const schemeScript = readFileSync(`${ROOT}public/scheme.js`, 'utf8');

export interface Visit {
  pathname?: string;
  /** Path of the page that the file contains; as requested by default. */
  contains?: string;
  search?: string;
  stored?: Readonly<Record<string, string>>;
  /** The browser keeps nothing. */
  isStorageClosed?: boolean;
  /** The system has a dark scheme. */
  isDark?: boolean;
  browser?: string;
  /** Content of config.json; null when the request fails. */
  file?: string | null;
  page?: string;
  width?: number;
  /** public/browser.js has replaced the portal with its own page. */
  tooOld?: boolean;
  /** The tab is in the background, so no frame is drawn. */
  hidden?: boolean;
  /** The server's answer for the product; `never` keeps it pending. */
  product?: 'refuses' | 'answers' | 'never';
}

/** Link markup as written by scripts/vite/public-pages.ts. */
const LINKS = [
  { href: '/portal.js' },
  { href: '/page.js', page: '' },
  { href: '/page.css', page: '' },
  { href: '/entry.js', page: 'id' },
  { href: '/zh.js', language: 'zh' },
  { href: '/en.js', language: 'en' },
];

interface Painted {
  /** Local storage after. */
  kept: Record<string, string>;
  /** Query of the address after. */
  left: string;
  scheme: string | undefined;
  first: string | null;
  frame: string | null;
  /** Whether title and shape stand, too. */
  main: string | null;
  lang: string;
  style: Record<string, string>;
  asked: boolean;
  /** Fetched links: before the first frame, after all frames, and in total. */
  early: string[];
  drawn: string[];
  fetched: string[];
  /** Delay of the links fetched after the frames, ms. */
  waitedMs: number;
  /** Requests to the server, with headers. */
  calls: string[];
  /** Inline script that the entry runs immediately. */
  head: string | null;
  /** Whether the portal's scripts may run. */
  started: boolean;
}

/** State of the page after the script ran and a frame was drawn. */
export async function firstPaintOf({
  pathname = '/',
  contains = pathname.startsWith('/app/epd/') ? '/app/epd/$id' : pathname,
  search = '',
  stored = {},
  isStorageClosed = false,
  isDark = false,
  browser = 'de',
  file = '{}',
  page = '{}',
  width = 1440,
  tooOld = false,
  hidden = false,
  product = 'refuses',
}: Visit): Promise<Painted> {
  const call = PUBLIC_PAGES.find(({ path }) => path === contains)?.call;
  const attributes: Record<string, string> = {};
  const style: Record<string, string> = {};
  const fetched: string[] = [];
  const frames: (() => void)[] = [];
  const timers: { then: () => void; ms: number }[] = [];
  const documentElement = {
    lang: 'as written',
    getAttribute: (name: string) =>
      ({
        'data-page': contains,
        'data-kind': contains in WORK_PAGES ? 'work' : null,
        'data-call': JSON.stringify(call),
      })[name] ?? null,
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
    querySelector: () => (call?.script === undefined ? null : { href: '/head.js' }),
    createElement: () => ({}),
    head: {
      appendChild: (link: { rel: string; href: string; as?: string }) =>
        void fetched.push(`${link.rel}${link.as ?? ''} ${link.href}`),
    },
  };
  const scripts: { firstPainted?: Promise<void>; firstHead?: Promise<string>; headDrawn?: () => void } = {};
  const window = Object.assign(scripts, {
    matchMedia: () => ({ matches: isDark }),
    innerWidth: width,
  });
  let asked = false;
  const calls: string[] = [];
  const fetch = (
    address: string,
    { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
  ): Promise<Response> => {
    if (address !== '/config.json') {
      calls.push(`${address} ${headers['Accept-Language']} ${body}`.trim());
      if (product === 'never') return new Promise(() => undefined);
      return product === 'answers'
        ? Promise.resolve(new Response('{}'))
        : Promise.reject(new Error('nobody took it'));
    }
    asked = true;
    return file === null ? Promise.reject(new Error('offline')) : Promise.resolve(new Response(file));
  };
  const kept: Record<string, string> = { ...stored };
  const location = { pathname, search, hash: '' };
  runInNewContext(schemeScript, {
    localStorage: {
      getItem: (key: string) => {
        if (isStorageClosed) throw new Error('closed');
        return kept[key] ?? null;
      },
      setItem: (key: string, value: string) => void (kept[key] = value),
    },
    window,
    document,
    location,
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address: string) =>
        void (location.search = new URL(address, 'http://localhost').search),
    },
    navigator: { language: browser },
    fetch,
    requestAnimationFrame: (then: () => void) => frames.push(then),
    setTimeout: (then: () => void, ms = 0) => timers.push({ then, ms }),
  });
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
  let head: string | null = null;
  void window.firstHead?.then((script) => {
    head = script;
    if (product !== 'never') window.headDrawn?.();
  });
  await settled();
  const early = [...fetched];
  // An answer between two frames shows in a later frame.
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
  await settled();
  return {
    kept,
    left: location.search,
    scheme: attributes['data-mantine-color-scheme'],
    first: attributes['data-first'] ?? null,
    frame: attributes['data-frame'] ?? null,
    main: attributes['data-main'] ?? null,
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
