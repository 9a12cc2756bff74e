import { describe, expect, it } from 'vitest';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { rootScaleOf, unitOf } from '#src/ui/theme/unit.ts';
import { firstPaintOf, type Visit } from './first-visit.ts';

const SEARCH = '/epd/epdSearch';
const MINE = '/epd/mineEpd';
/** Scripts and style sheets of a Chinese page. */
const FETCHED = [
  'modulepreload /portal.js',
  'modulepreload /page.js',
  'preloadstyle /page.css',
  'modulepreload /zh.js',
];

describe('a page before its scripts', () => {
  it.each<[string, Visit, string]>([
    ['dark, as it was chosen', { stored: { [STORAGE.colorScheme]: 'dark' } }, 'dark'],
    ['light, as it was chosen', { stored: { [STORAGE.colorScheme]: 'light' }, isDark: true }, 'light'],
    [
      'like a dark system, as it was chosen',
      { stored: { [STORAGE.colorScheme]: 'auto' }, isDark: true },
      'dark',
    ],
    ['like a light system', {}, 'light'],
    ['like a dark system, where the browser keeps nothing', { isStorageClosed: true, isDark: true }, 'dark'],
  ])('is %s', async (_, visit, scheme) => {
    expect(await firstPaintOf(visit)).toMatchObject({ scheme });
  });

  it('is in the language that was chosen, at once', async () => {
    expect(await firstPaintOf({ stored: { [STORAGE.lang]: 'en' }, browser: 'zh-CN' })).toMatchObject({
      first: 'en',
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
  ])('without one it is as %s says', async (_, visit, first) => {
    expect(await firstPaintOf(visit)).toMatchObject({ first, started: true });
  });

  const signedIn = { [STORAGE.userInfo]: '{}' };
  it.each<[string, Visit, string | null]>([
    ['home to a visitor', {}, 'zh'],
    ['home to somebody who is signed in', { stored: signedIn }, null],
    ['the search to a visitor', { pathname: SEARCH }, 'zh'],
    ['the search to somebody who is signed in', { pathname: SEARCH, stored: signedIn }, null],
    ['what was searched for', { pathname: SEARCH, search: '?keyword=coil' }, null],
    ['a product to a visitor', { pathname: '/app/epd/b-001' }, 'zh'],
    ['a product to everybody', { pathname: '/app/epd/b-001', stored: signedIn }, 'zh'],
    ['a product in the chosen language', { pathname: '/app/epd/1', stored: { lang: 'en' } }, 'en'],
    ['a hidden search', { pathname: SEARCH, file: `{ "hiddenPages": ["${SEARCH}"] }` }, null],
    ['a hidden product', { pathname: '/app/epd/1', page: '{ "hiddenPages": ["/app/epd/$id"] }' }, null],
    ['another public page', { pathname: '/news' }, 'zh'],
    ['a page in the file of another one', { pathname: '/user', contains: '/' }, null],
    ['a page in another letter case', { pathname: '/NEWS', contains: '/news' }, null],
    ['what is below a product', { pathname: '/app/epd/1/2' }, null],
    ['a portal below a path', { pathname: '/steel/', contains: '/' }, null],
    ['a page in the language of its address', { pathname: '/news', search: '?lang=en' }, 'en'],
  ])('%s', async (_, visit, first) => {
    expect(await firstPaintOf(visit)).toMatchObject({ first, started: true });
  });

  it.each<[string, Visit, string | null]>([
    ['one of a company', { pathname: '/user', contains: '/', stored: signedIn, browser: 'en' }, 'en'],
    ['one that is shown itself', {}, null],
    ['one without the header', { pathname: '/appLogin', contains: '/' }, null],
  ])('the logo stands before %s', async (_, visit, frame) => {
    expect(await firstPaintOf(visit)).toMatchObject({ frame });
  });

  it.each<[string, Visit, string | null]>([
    ['of a search', { pathname: SEARCH, search: '?keyword=coil' }, ''],
    ['of the list below a declaration', { pathname: SEARCH, search: '?id=epd-018' }, ''],
    ['of a comparison', { pathname: SEARCH, search: '?compare=a,b&view=compare' }, 'compare'],
    ['of a declaration', { pathname: SEARCH, search: '?id=epd-018&view=declaration' }, 'declaration'],
    ['of an agency', { pathname: '/thirdAgency', stored: signedIn }, ''],
    ['of a request', { pathname: '/thirdAgency', search: '?id=v-1', stored: signedIn }, 'id'],
    ['of own applications', { pathname: MINE, stored: signedIn }, ''],
    ['of an application', { pathname: `${MINE}/app-1`, contains: MINE, stored: signedIn }, 'id'],
    [
      'of applications with a closing slash',
      { pathname: `${MINE}/`, contains: MINE, stored: signedIn },
      null,
    ],
    ['of a message', { pathname: '/textmessage/m-1', contains: '/textmessage/all' }, 'id'],
  ])('title and shape stand: %s', async (_, visit, main) => {
    expect(await firstPaintOf(visit)).toMatchObject({ main });
  });

  it('is not shown, and nothing is asked, in a browser that is too old', async () => {
    expect(await firstPaintOf({ tooOld: true })).toMatchObject({ first: null, asked: false, fetched: [] });
  });

  it('has its scripts fetched after its paint: those of the page and the language', async () => {
    expect(await firstPaintOf({})).toMatchObject({ early: [], fetched: FETCHED });
    // Once, also when it lies in the background and is not painted.
    expect(await firstPaintOf({ hidden: true })).toMatchObject({
      early: [],
      fetched: FETCHED,
      started: true,
    });
    const { fetched } = await firstPaintOf({ pathname: '/news', browser: 'en' });
    expect(fetched).toEqual([...FETCHED.slice(0, -1), 'modulepreload /en.js']);
    const application = await firstPaintOf({ pathname: `${MINE}/app-1`, contains: MINE });
    expect(application.fetched).toContain('modulepreload /entry.js');
  });

  it.each<[string, Visit, string[]]>([
    ['a product', { pathname: '/app/epd/b-001' }, ['/api/n/epd/b-001 zh-CN']],
    ['a product in English', { pathname: '/app/epd/1', stored: { lang: 'en' } }, ['/api/n/epd/1 en']],
    [
      'a legal document',
      { pathname: '/policy' },
      ['/api/n/agreement/now zh-CN {"agreementType":"REGISTRATION","i18n":"zh-CN"}'],
    ],
    ['a product with a session, whose token goes along', { pathname: '/app/epd/1', stored: signedIn }, []],
    ['a product of another server', { pathname: '/app/epd/1', file: '{ "apiNBase": "/x" }' }, []],
    ['a product that is hidden', { pathname: '/app/epd/1', file: '{ "hiddenPages": ["/app/epd/$id"] }' }, []],
    ['what is no id', { pathname: '/app/epd/..%2Fx' }, []],
    ['home', {}, []],
    ['a product below a base path', { pathname: '/app/epd/1', file: '{ "nBase": "/x" }' }, []],
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
      expect(drawn.includes('modulepreload /page.js')).toBe(soon);
      expect(fetched).toContain('modulepreload /page.js');
      expect(waitedMs).toBeLessThan(300);
    },
  );

  it('where nothing can be shown they are fetched at once, without those of the page that the file contains', async () => {
    const { early, fetched } = await firstPaintOf({ pathname: SEARCH, stored: signedIn });
    expect(early).toEqual(['modulepreload /portal.js', 'modulepreload /page.js', 'preloadstyle /page.css']);
    expect(fetched).toEqual(early);
    const other = await firstPaintOf({ pathname: '/user', contains: '/', stored: { lang: 'en' } });
    expect(other.early).toEqual(['modulepreload /portal.js', 'modulepreload /en.js']);
  });

  it.each([
    ['?lang=en', 'en', ''],
    ['?lang=zh&page=2', 'zh', '?page=2'],
    ['?page=2&lang=en', 'en', '?page=2'],
    ['?lang=de', undefined, '?lang=de'],
    ['?slang=en', undefined, '?slang=en'],
  ])(
    'an address chooses the language, as the switch does, and leaves it to the switch: %s',
    async (search, lang, left) => {
      const visit = await firstPaintOf({ pathname: '/news', search });
      expect([visit.kept[STORAGE.lang], visit.left]).toEqual([lang, left]);
    },
  );

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
