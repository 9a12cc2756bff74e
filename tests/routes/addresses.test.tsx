/** Every documented URL as typed by users and linked by other sites (decisions 17 and 44). */
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { createPortalRouter, templateOf } from '#src/app/router.ts';
import { startTexts } from '#src/i18n/i18n.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { routes } from '#src/routes.ts';

/** Maximum number of redirects; without a limit an endless redirect would hang the run. */
const TRIES = 5;

class ArrivedError extends Error {}

function pathsIn({ children = [] }: { children?: readonly unknown[] }): string[] {
  return (children as { path?: string; children?: readonly unknown[] }[]).flatMap((route) => [
    ...(route.path === undefined ? [] : [route.path]),
    ...pathsIn(route),
  ]);
}

/** Documented paths, with a mixed-case id for each parameter. */
const DOCUMENTED = ['/', ...pathsIn(routes).filter((path) => path !== '/$')].map((path) =>
  path.replace('$id', 'Id-030'),
);

/** Some pages accept only their own parameters. */
const QUERIES: Readonly<Record<string, string>> = { '/compent': '?id=PRIVACY', '/hoster': '?Id=1' };

const otherCase = (path: string): string => path.replace(/^.*?(?=Id-|$)/, (fixed) => fixed.toUpperCase());

const encodeLetter = (path: string): string =>
  path.replace(/[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

const SPELLINGS: readonly [string, (path: string) => string][] = [
  ['as documented', (path) => path],
  ['with a closing slash', (path) => `${path}/`],
  ['in another case with a closing slash', (path) => `${otherCase(path)}/`],
  ['with doubled slashes', (path) => `${path}/`.replaceAll('/', '//')],
  ['with an encoded letter and a slash', (path) => `${encodeLetter(path)}/`],
];

beforeAll(() => startTexts(currentLanguage()));
afterEach(() => window.history.replaceState(null, '', '/'));

/** The URL after all redirects of the root route; pages are not loaded. */
async function shownFor(address: string): Promise<string> {
  window.history.replaceState(null, '', `${window.location.origin}${address}`);
  const router = createPortalRouter(createPortalQueryClient());
  let tries = 0;
  router.options.context.templateOf = (path) => {
    tries += 1;
    if (tries > TRIES) throw new Error(`${address} is corrected again and again`);
    // No redirect is left: the page would load next.
    if (DOCUMENTED.includes(path)) throw new ArrivedError();
    return templateOf(router, path);
  };
  await router.load();
  expect(tries).toBeLessThanOrEqual(TRIES);
  const { pathname, search, hash } = router.history.location;
  return `${decodeURI(pathname)}${search}${hash}`;
}

it.each(SPELLINGS)('a documented address %s is shown in its documented spelling', async (_, spell) => {
  const wrong: string[] = [];
  for (const path of DOCUMENTED) {
    const rest = `${QUERIES[path] ?? '?id=1'}#part`;
    const shown = await shownFor(spell(path) + rest);
    if (shown !== path + rest) wrong.push(`${spell(path) + rest} is shown as ${shown}`);
  }
  expect(wrong).toEqual([]);
});

const LISTS = ['/news', '/NoticeInformationPage', '/pcr/pcrSearch', '/epd/epdSearch', '/epd/mineEpd'];
const OWN_LISTS = ['/textmessage/all', '/myLists', '/thirdAgency', '/Pcr/minePcr'];

it.each([...LISTS, ...OWN_LISTS])('more rows of %s are the same page, which stays as it is', (path) => {
  const router = createPortalRouter(createPortalQueryClient());
  const idOf = (search: object): unknown => router.matchRoutes(path, search).at(-1)?.id;
  expect(idOf({ page: 2 })).toBe(idOf({}));
});
