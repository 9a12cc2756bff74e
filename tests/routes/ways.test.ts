/** The addresses that a menu or a page names all lead to a page of the portal. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createWorld } from '#mocks/scenarios/create-world.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { PUBLIC_PAGES, WORK_PAGES } from '#scripts/pages/table.ts';
import { BUILT_IN_MENU } from '#src/features/shell/use-menu.ts';
import { routedFiles } from '../docs/routed-files.ts';

const routes = new Set(routedFiles().keys());
const known = (path: string): boolean => routes.has(path.replace(/[?#].*$/, ''));

/** Every address that a piece of the portal's code leads to: `to="/gpi"`, `to: '/Result'`, `one="/news"`. */
function addressesIn(folder: string): { file: string; path: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [
        ...readFileSync(join(ROOT, folder, name), 'utf8').matchAll(
          /\b(?:to|all|one)(?:=|: )["'](\/[^"']*)["']/g,
        ),
      ].map(([, path = '']) => ({ file: name, path })),
    );
}

it('every entry of the menu, the built-in and the seeded one, and every page with files of its own is a page in its documented spelling', () => {
  const builtIn = BUILT_IN_MENU.flatMap((entry) => [entry, ...(entry.children ?? [])]).map(
    ({ url }) => url ?? '',
  );
  const { menu } = createWorld('ways', { seed: 1 }).store;
  const seeded = menu.all().flatMap(({ url }) => (url === '' ? [] : [url]));
  expect(builtIn.length).toBeGreaterThan(25);
  const files = [...PUBLIC_PAGES.map(({ path }) => path), ...Object.values(WORK_PAGES)];
  expect(files.filter((path) => !known(path))).toEqual([]);
  expect([...builtIn, ...seeded].filter((url) => !known(url))).toEqual([]);
  expect(new Set(seeded)).toEqual(new Set(builtIn));
});

it('every way on from header, footer, home and user centre is a page', () => {
  const ways = ['shell', 'home', 'account', 'result'].flatMap((name) => addressesIn(`src/features/${name}`));
  expect(ways.length).toBeGreaterThan(20);
  expect(ways.filter(({ path }) => !known(path))).toEqual([]);
});
