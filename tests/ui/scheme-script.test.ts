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
  stored?: Readonly<Record<string, string>>;
  browser?: string;
  /** What config.json says; null: it does not come. */
  file?: string | null;
  page?: string;
  width?: number;
  /** public/browser.js has put its page in the place of the portal. */
  tooOld?: boolean;
}

/** What the root element has after the script ran in such a page. */
async function firstPaintOf({
  pathname = '/',
  stored = {},
  browser = 'de',
  file = '{}',
  page = '{}',
  width = 1440,
  tooOld = false,
}: Visit): Promise<{ language: string | null; lang: string; style: Record<string, string>; asked: boolean }> {
  const attributes: Record<string, string> = {};
  const style: Record<string, string> = {};
  const documentElement = {
    lang: 'as written',
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    style: { setProperty: (name: string, value: string) => void (style[name] = value) },
  };
  const document = {
    documentElement,
    addEventListener: () => undefined,
    getElementById: (id: string) => (id === 'portal-config' || tooOld ? { textContent: page } : null),
  };
  let asked = false;
  const fetch = (): Promise<Response> => {
    asked = true;
    return file === null ? Promise.reject(new Error('offline')) : Promise.resolve(new Response(file));
  };
  runInNewContext(code, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    window: { matchMedia: () => ({ matches: false }), innerWidth: width },
    document,
    location: { pathname },
    navigator: { language: browser },
    fetch,
  });
  await new Promise((done) => setTimeout(done));
  return { language: attributes['data-first'] ?? null, lang: documentElement.lang, style, asked };
}

describe('home before its scripts', () => {
  it('is in the language that was chosen, at once', async () => {
    expect(await firstPaintOf({ stored: { [STORAGE.lang]: 'en' }, browser: 'zh-CN' })).toMatchObject({
      language: 'en',
      lang: 'en',
      asked: false,
    });
  });

  it.each<[string, Visit, string | null]>([
    ['the file', { file: '{ "defaultLanguage": "en" }', page: '{ "defaultLanguage": "zh" }' }, 'en'],
    ['the page', { page: '{ "defaultLanguage": "en" }' }, 'en'],
    ['an English browser', { browser: 'en-GB' }, 'en'],
    ['the browser, as the file says', { browser: 'en-GB', file: '{ "defaultLanguage": "browser" }' }, 'en'],
    ['nobody', {}, 'zh'],
    ['a host without the file, which sends its page', { file: '<!doctype html>', browser: 'en' }, 'en'],
    ['a host that is away', { file: null }, null],
  ])('without one it is as %s says', async (_, visit, language) => {
    expect((await firstPaintOf(visit)).language).toBe(language);
  });

  it('is not shown to somebody who is signed in, nor at another address', async () => {
    expect((await firstPaintOf({ stored: { [STORAGE.userInfo]: '{}' } })).language).toBeNull();
    expect((await firstPaintOf({ pathname: '/epd/epdSearch' })).language).toBeNull();
    expect((await firstPaintOf({ pathname: '/steel/' })).language).toBeNull();
  });

  it('is not shown, and nothing is asked, in a browser that is too old', async () => {
    expect(await firstPaintOf({ tooOld: true })).toMatchObject({ language: null, asked: false });
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
