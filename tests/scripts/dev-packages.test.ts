/** What `npm start` bundles of packages before its first page: all of them at once, and of the icons those that are in use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { AS_THEY_ARE, DEV_PACKAGES, devPackages } from '#scripts/vite/dev-packages.ts';
import { usedIcons } from '#scripts/vite/used-icons.ts';

/** Run by builds and by the router plugin, never by a browser. */
const NOT_IN_BROWSERS = ['src/app/first-paint.tsx', 'src/routes.ts', 'mocks/workbench/vite.config.ts'];
const IMPORT = /^(?:import|export) (?!type )[^;']*? from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm;

/** Packages that modules of a folder import, types left out. */
const packagesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !NOT_IN_BROWSERS.includes(path))
    .flatMap((path) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)])
    .map(([, from, late]) => from ?? late ?? '')
    .filter((name) => !AS_THEY_ARE.some((one) => name.startsWith(`${one}/`)))
    .filter((name) => !/^(?:node|virtual):|[?]|\.css$/.test(name));

it('every package that the portal or the workbench imports is known at the start', () => {
  const imported = new Set([...packagesIn('src'), ...packagesIn('mocks/workbench')]);
  // JSX becomes calls of one that nobody writes.
  imported.add('react/jsx-dev-runtime');
  expect([...imported].toSorted()).toEqual([...DEV_PACKAGES].toSorted());
});

it('the icons of the sources are bundled, and no others', () => {
  const { plugins, transform } = devPackages(usedIcons(ROOT)).rolldownOptions ?? {};
  // As usedIcons() makes it.
  const [{ load }] = plugins as unknown as [{ load: { filter: { id: RegExp }; handler: () => string } }];
  expect(load.filter.id.test('/p/node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs')).toBe(
    true,
  );
  const lines = load.handler().split('\n');
  expect(lines).toContainEqual(
    expect.stringMatching(/^export \{ default as IconSearch \} from ".*\/IconSearch\.mjs";$/),
  );
  expect(lines.length).toBeLessThan(200);
  // Vite compares this with what it has bundled before: another list, another bundle.
  expect(Object.values(transform?.define ?? {})).toEqual([expect.stringMatching(/^"[0-9a-f]{16}"$/)]);
});

it('an icon that an edit names comes from its own file, those of the bundle from the package', () => {
  const { later } = usedIcons(ROOT);
  // As usedIcons() makes it.
  const transform = later.transform as { handler: (code: string) => { code: string } | null };
  const edited = `import { IconSearch, IconYoga } from '@tabler/icons-react';\nexport { IconSearch, IconYoga };`;
  expect(transform.handler(edited)?.code).toMatch(
    /import \{ default as IconYoga \} from "[^"]*\/icons\/IconYoga\.mjs"/,
  );
  expect(transform.handler(edited)?.code).toContain(
    'import { IconSearch as IconSearch } from "@tabler/icons-react"',
  );
  expect(transform.handler(`import { IconSearch } from '@tabler/icons-react';`)).toBeNull();
});
