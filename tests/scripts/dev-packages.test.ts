/** Packages that `npm start` pre-bundles before its first page: all packages, but only the icons in use. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { AS_THEY_ARE, DEV_PACKAGES, devPackages, usedIcons } from '#scripts/vite/dev-packages.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

/** Used by builds and the router plugin, never in a browser. */
const NOT_IN_BROWSERS = [
  'src/app/first-paint.tsx',
  'src/app/early-parts.tsx',
  'src/app/offline-worker.ts',
  'src/routes.ts',
  'mocks/workbench/vite.config.ts',
];
const IMPORT = /^(?:import|export) (?!type )[^;']*? from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm;

/** Packages imported by the modules of a folder, without type imports. */
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
  // Imported implicitly by compiled JSX.
  imported.add('react/jsx-dev-runtime');
  expect([...imported].toSorted()).toEqual([...DEV_PACKAGES].toSorted());
});

/** Options of the pre-bundling, as built by dev-packages.ts. */
interface Bundling {
  plugins: [[{ load: { filter: { id: RegExp }; handler: () => string } }], { outputOptions: Change }];
  transform: { define: Record<string, string> };
}
type Change = (options: object) => { sourcemap: boolean; footer: string };
const bundling = (root = ROOT): Bundling =>
  // Safe: devPackages() returns this subset of Vite's type.
  devPackages(usedIcons(root)).rolldownOptions as unknown as Bundling;

it('the icons of the sources are bundled, and no others', () => {
  const [[{ load }]] = bundling().plugins;
  expect(load.filter.id.test('/p/node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs')).toBe(
    true,
  );
  const lines = load.handler().split('\n');
  const named = (name: string): string =>
    `export { default as ${name} } from ${JSON.stringify(join(ROOT, `node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`))};`;
  // One icon of the portal, one used only by the workbench.
  expect(lines).toEqual(expect.arrayContaining([named('IconSearch'), named('IconBuildingBank')]));
  expect(lines.filter((line) => !/^export \{ default as Icon\w+ \} from "[^"]+\.mjs";$/.test(line))).toEqual(
    [],
  );
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeLessThan(200);
});

it('another list of icons is another bundle, the same list the same', () => {
  // Vite compares this hash with that of its cache.
  const hash = (...names: string[]): string => {
    const root = folderOfTest();
    const icons = join(root, 'node_modules/@tabler/icons-react/dist/esm/icons');
    for (const folder of [icons, join(root, 'src'), join(root, 'mocks/workbench')])
      mkdirSync(folder, { recursive: true });
    for (const name of ['IconA', 'IconB']) writeFileSync(join(icons, `${name}.mjs`), '');
    // Type-only imports have no module.
    const list = [...names, 'type IconProps'].join(',\n  ');
    writeFileSync(join(root, 'src/a.tsx'), `import {\n  ${list},\n} from '@tabler/icons-react';`);
    const { plugins, transform } = bundling(root);
    expect(plugins[0][0].load.handler().split('\n')).toHaveLength(names.length);
    return transform.define['__USED_ICONS__'] ?? '';
  };
  expect(hash('IconA')).toMatch(/^"[0-9a-f]{16}"$/);
  expect(hash('IconA')).toBe(hash('IconA'));
  expect(hash('IconB', 'IconA')).toBe(hash('IconA', 'IconB'));
  expect(hash('IconA', 'IconB')).not.toBe(hash('IconA'));
});

it('packages are bundled without maps, and say so: Vite would write maps of its own', () => {
  const [, { outputOptions }] = bundling().plugins;
  const { sourcemap, footer } = outputOptions({ dir: 'deps', sourcemap: 'hidden' });
  expect(sourcemap).toBe(false);
  const [, json = ''] = /^\/\/# sourceMappingURL=data:application\/json,(\S+)$/.exec(footer) ?? [];
  expect(JSON.parse(decodeURI(json))).toEqual({ version: 3, sources: [], mappings: '' });
});

it('an icon that an edit names comes from its own file, those of the bundle from the package', () => {
  const { later } = usedIcons(ROOT);
  // Safe: usedIcons() returns this shape.
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
