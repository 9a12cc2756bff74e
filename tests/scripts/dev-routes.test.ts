/** Routes of the development server are split as in a build, in a tree that matches the route map. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tanStackRouterCodeSplitter } from '@tanstack/router-plugin/vite';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { devRoutes, splitRoute } from '#scripts/vite/dev-routes.ts';
import { routeSplitting, treeFits } from '#scripts/vite/router.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

const FOLDER = join(ROOT, 'src/routes');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => join(FOLDER, name))
  .filter((file) => file.endsWith('.tsx') && readFileSync(file, 'utf8').includes('createFileRoute('));
const CREATED = /createFileRoute\('([^']+)'\)/;

/** Hooks of the router plugin. */
interface Hooks {
  transform: { handler: (code: string, id: string) => { code: string } | null };
  configResolved?: (config: object) => void;
}
const routesByFile = new Map(
  FILES.map((file) => [file, { routeId: CREATED.exec(readFileSync(file, 'utf8'))?.[1] }]),
);
const [whole, part] = tanStackRouterCodeSplitter(
  { target: 'react', autoCodeSplitting: true, codeSplittingOptions: routeSplitting },
  // The part of the generator's context that it reads.
  { routesByFile } as never,
  // Safe: its two plugins, which Vite's type does not describe.
) as unknown as [Hooks, Hooks];
whole.configResolved?.({ root: ROOT, command: 'build', plugins: [] });

/** Imports of a module by source, without type imports. */
function brings(code: string): string[] {
  return parseAst(code, { lang: 'tsx' })
    .body.flatMap((node) =>
      node.type !== 'ImportDeclaration' || node.importKind === 'type'
        ? []
        : node.specifiers.map(
            (one) =>
              `${node.source.value} ${one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '*'}`,
          ),
    )
    .toSorted();
}
const others = (code: string): string[] =>
  brings(code).filter((name) => !/^@tanstack\/react-router lazy|\.tsx(?:\?part)? Route$/.test(name));

it.each(FILES.map((file) => [file.slice(FOLDER.length + 1), file] as const))(
  '%s brings what it brings in a build, and so does its screen',
  (_, file) => {
    const code = readFileSync(file, 'utf8');
    const built = whole.transform.handler(code, file)?.code ?? code;
    const split = splitRoute(code, basename(file));
    expect(others(split?.route ?? code)).toEqual(others(built));
    const query = /tsr-split=[\w-]+/.exec(built)?.[0];
    expect(split === null).toBe(query === undefined);
    if (split === null) return;
    const screen = part.transform.handler(code, `${file}?${query}`)?.code ?? '';
    expect(others(split.part)).toEqual(others(screen));
    for (const late of ['component', 'loader'])
      expect(exported(split.part).includes(late)).toBe(exported(screen).includes(late));
  },
);

const exported = (code: string): string[] =>
  parseAst(code, { lang: 'tsx' }).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration'
      ? node.specifiers.map(({ exported: name }) => ('name' in name ? name.name : String(name.value)))
      : [],
  );

const CODE = `import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { title, Screen, type Props } from './screen.tsx';

const heading = title();
export const Route = createFileRoute('/_shell/a')({
  staticData: { heading },
  loader: () => {
    noop();
  },
  component: Page,
});

function Page(props: Props) {
  return <Screen {...props} of={Route} />;
}`;

it('keeps each line where it is', () => {
  const split = splitRoute(CODE, 'a.tsx');
  const at = (code = '', text = ''): number => code.split('\n').findIndex((line) => line.includes(text)) + 1;
  expect(at(split?.route, 'const heading = title();')).toBe(5);
  expect(at(split?.route, "loader: $lazyFn($part, 'loader')")).toBe(8);
  expect(at(split?.route, "component: $lazyRouteComponent($part, 'component')")).toBe(11);
  expect(split?.route).toContain(`import("./a.tsx?part")`);
  expect(split?.route).not.toContain('Screen');
  expect(at(split?.part, 'noop();')).toBe(9);
  expect(at(split?.part, '<Screen {...props} of={Route} />')).toBe(15);
  expect(split?.part).toContain('import { Route } from "./a.tsx"');
  expect(split?.part).not.toContain('title');
});

it('leaves a file whole that does more than to declare, or has nothing that comes later', () => {
  expect(splitRoute(`import './side.ts';\n${CODE}`, 'a.tsx')).toBeNull();
  expect(splitRoute(`${CODE}\nconsole.log(1);`, 'a.tsx')).toBeNull();
  expect(splitRoute(CODE.replace('/_shell/a', '/_shell/'), 'a.tsx')).toBeNull();
  expect(splitRoute(CODE.replace('const Route', 'const Other'), 'a.tsx')).toBeNull();
});

it('takes route files and their screens, by the plugin', () => {
  // Safe: devRoutes() returns this shape.
  const { filter, handler } = devRoutes().transform as {
    filter: { id: RegExp };
    handler: (code: string, id: string) => { code: string } | null;
  };
  const file = join(FOLDER, 'a.tsx');
  expect([file, `${file}?part`, join(ROOT, 'src/ui/a.tsx')].map((id) => filter.id.test(id))).toEqual([
    true,
    true,
    false,
  ]);
  expect(handler(CODE, file)?.code).toBe(splitRoute(CODE, 'a.tsx')?.route);
  expect(handler(CODE, `${file}?part`)?.code).toBe(splitRoute(CODE, 'a.tsx')?.part);
});

it('knows whether the tree has the files of the map', () => {
  const root = folderOfTest();
  for (const path of ['src/routes.ts', 'src/app/route-tree.gen.ts']) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(root, path));
  }
  expect(treeFits(root)).toBe(true);
  const map = join(root, 'src/routes.ts');
  writeFileSync(map, readFileSync(map, 'utf8').replace("'gpi.tsx'", "'gpi-new.tsx'"));
  expect(treeFits(root)).toBe(false);
});
