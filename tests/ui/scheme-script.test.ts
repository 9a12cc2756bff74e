import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { rootScaleOf, unitOf } from '#src/ui/theme/unit.ts';

const code = readFileSync(`${ROOT}public/scheme.js`, 'utf8');

/** Runs the script in a page that stored `stored` (an Error: the browser keeps nothing) on a system that is dark or not. */
function schemeOf(stored: string | null | Error, dark: boolean): string {
  let scheme = '';
  const localStorage = {
    getItem: (key: string) => {
      if (stored instanceof Error) throw stored;
      return key === STORAGE.colorScheme ? stored : null;
    },
  };
  const window = { matchMedia: () => ({ matches: dark }) };
  const document = {
    documentElement: { setAttribute: (_name: string, value: string) => (scheme = value) },
    getElementById: () => null,
    querySelectorAll: () => [],
    querySelector: () => null,
  };
  runInNewContext(code, { localStorage, window, document, location: { pathname: '/elsewhere' } });
  return scheme;
}

describe('before the first paint', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['auto', true, 'dark'],
    [null, false, 'light'],
    [new Error('closed'), true, 'dark'],
  ])('stored %s, system dark %s: %s', (stored, dark, scheme) => {
    expect(schemeOf(stored, dark)).toBe(scheme);
  });
});

interface Visit {
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
async function firstPaintOf({
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
  runInNewContext(code, {
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

describe('a page before its scripts', () => {
  it('is in the language that was chosen, at once', async () => {
    expect(await firstPaintOf({ stored: { [STORAGE.lang]: 'en' }, browser: 'zh-CN' })).toMatchObject({
      first: 'home-en',
      lang: 'en',
      asked: false,
    });
  });

  it.each<[string, Visit, string | null]>([
    ['the file', { file: '{ "defaultLanguage": "en" }', page: '{ "defaultLanguage": "zh" }' }, 'home-en'],
    ['the page', { page: '{ "defaultLanguage": "en" }' }, 'home-en'],
    ['an English browser', { browser: 'en-GB' }, 'home-en'],
    [
      'the browser, as the file says',
      { browser: 'en-GB', file: '{ "defaultLanguage": "browser" }' },
      'home-en',
    ],
    ['nobody', {}, 'home-zh'],
    ['a host without the file, which sends its page', { file: '<!doctype html>', browser: 'en' }, 'home-en'],
    ['a host that is away', { file: null }, null],
  ])('without one it is as %s says', async (_, visit, first) => {
    expect(await firstPaintOf(visit)).toMatchObject({ first, started: true });
  });

  const signedIn = { [STORAGE.userInfo]: '{}' };
  it.each<[string, Visit, string | null]>([
    ['home to a visitor', {}, 'home-zh'],
    ['home to somebody who is signed in', { stored: signedIn }, null],
    ['the search to a visitor', { pathname: '/epd/epdSearch' }, 'search-zh'],
    ['the search to somebody who is signed in', { pathname: '/epd/epdSearch', stored: signedIn }, null],
    ['what was searched for', { pathname: '/epd/epdSearch', search: '?keyword=coil' }, null],
    ['a product to a visitor', { pathname: '/app/epd/b-001' }, 'product-zh'],
    ['a product to everybody', { pathname: '/app/epd/b-001', stored: signedIn }, 'product-zh'],
    ['a product in the chosen language', { pathname: '/app/epd/1', stored: { lang: 'en' } }, 'product-en'],
    [
      'a search that is hidden',
      { pathname: '/epd/epdSearch', file: '{ "hiddenPages": ["/epd/epdSearch"] }' },
      null,
    ],
    [
      'a product where products are hidden',
      { pathname: '/app/epd/1', page: '{ "hiddenPages": ["/app/epd/$id"] }' },
      null,
    ],
    ['another page', { pathname: '/news' }, null],
    ['a portal below a path', { pathname: '/steel/' }, null],
  ])('%s', async (_, visit, first) => {
    expect(await firstPaintOf(visit)).toMatchObject({ first, started: true });
  });

  it('is not shown, and nothing is asked, in a browser that is too old', async () => {
    expect(await firstPaintOf({ tooOld: true })).toMatchObject({ first: null, asked: false, fetched: [] });
  });

  it('has its scripts fetched after its paint: those of the page and the language', async () => {
    expect(await firstPaintOf({})).toMatchObject({
      early: [],
      fetched: ['modulepreload /portal.js', 'modulepreload /zh.js'],
    });
    expect((await firstPaintOf({ pathname: '/epd/epdSearch', browser: 'en' })).fetched).toEqual([
      'modulepreload /portal.js',
      'modulepreload /search.js',
      'preloadstyle /search.css',
      'modulepreload /en.js',
    ]);
  });

  it('has them fetched once, also when it lies in the background and is not painted', async () => {
    expect(await firstPaintOf({ hidden: true })).toMatchObject({
      early: [],
      fetched: ['modulepreload /portal.js', 'modulepreload /zh.js'],
      started: true,
    });
  });

  it.each<[string, Visit, string[]]>([
    ['a product', { pathname: '/app/epd/b-001' }, ['/api/n/epd/b-001 {"Accept-Language":"zh-CN"}']],
    [
      'a product in English',
      { pathname: '/app/epd/1', stored: { lang: 'en' } },
      ['/api/n/epd/1 {"Accept-Language":"en"}'],
    ],
    ['a product with a session, whose token goes along', { pathname: '/app/epd/1', stored: signedIn }, []],
    ['a product of another server', { pathname: '/app/epd/1', file: '{ "apiNBase": "/x" }' }, []],
    ['a product that is hidden', { pathname: '/app/epd/1', file: '{ "hiddenPages": ["/app/epd/$id"] }' }, []],
    ['what is no id', { pathname: '/app/epd/..%2Fx' }, []],
    ['home', {}, []],
  ])('is asked for early, with what draws its head: %s', async (_, visit, calls) => {
    const asked = calls.length > 0;
    const { early, ...page } = await firstPaintOf(visit);
    expect(page).toMatchObject({ calls, head: asked ? '/head.js' : null });
    expect(early.includes('modulepreload /head.js')).toBe(asked);
  });

  it.each([
    ['is there', 'answers', true],
    ['is refused', 'refuses', true],
    ['is long in coming', 'never', false],
  ] as const)(
    'leave the line to the head of a product, but not for long: it %s',
    async (_, product, soon) => {
      const { early, drawn, fetched, waitedMs } = await firstPaintOf({ pathname: '/app/epd/b-001', product });
      expect(early).toEqual(['modulepreload /head.js']);
      expect(drawn.includes('modulepreload /product.js')).toBe(soon);
      expect(fetched).toContain('modulepreload /product.js');
      expect(waitedMs).toBeLessThan(300);
    },
  );

  it('where nothing can be shown they are fetched at once', async () => {
    const { early, fetched } = await firstPaintOf({ pathname: '/epd/epdSearch', stored: signedIn });
    expect(early).toEqual([
      'modulepreload /portal.js',
      'modulepreload /search.js',
      'preloadstyle /search.css',
    ]);
    expect(fetched).toEqual(early);
  });

  it.each([320, 375, 390, 412, 450, 479, 480, 768, 1300, 1301, 1440, 1500, 1600, 1875, 2560])(
    'has the unit and the letters of the portal at %i px',
    async (width) => {
      const { style } = await firstPaintOf({ width });
      expect(style).toEqual({
        '--u': `${unitOf(width).toFixed(2)}px`,
        '--root-scale': rootScaleOf(width).toFixed(4),
      });
    },
  );
});
