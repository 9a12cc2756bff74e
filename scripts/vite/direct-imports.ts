/**
 * Imports from large packages go straight to the file that holds the name. Through the one index file of such a package
 * everything in it seems to be needed wherever a single name is; so the cut of the bundle (chunks.ts) can tell what a page
 * needs, and a part comes with the page that shows it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst, type Plugin } from 'vite';

/** Package and its index file, from the root of the package. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@mantine/core': 'esm/index.mjs',
  '@mantine/hooks': 'esm/index.mjs',
  '@mantine/notifications': 'esm/index.mjs',
  '@tabler/icons-react': 'dist/esm/tabler-icons-react.mjs',
  '@tanstack/query-core': 'build/modern/index.js',
  '@tanstack/react-query': 'build/modern/index.js',
  '@tanstack/react-router': 'dist/esm/index.js',
  '@tanstack/router-core': 'dist/esm/index.js',
};

/** Where a name of a package really stands. */
interface Place {
  file: string;
  /** Its name there; `default` for a default export. */
  name: string;
}

type Program = ReturnType<typeof parseAst>;
type Specifier = Extract<Program['body'][number], { type: 'ImportDeclaration' }>['specifiers'][number];

const nameOf = (node: { type: string }): string =>
  'name' in node ? String(node.name) : 'value' in node ? String(node.value) : '';

const isRelative = (path: string): boolean => path.startsWith('./');

/** The names of a package; null for one that is not read. */
type Indexes = (source: string) => ReadonlyMap<string, Place> | null;

/**
 * Names of a package by its index file: `import { A } from './a.mjs'; export { A }`, `export { A } from './a.mjs'` and
 * `export * from 'other'`.
 * @param others the packages whose names this one hands on
 */
export function readIndex(file: string, others: Indexes = () => null): ReadonlyMap<string, Place> {
  const placeOf = (source: string, name: string): Place | undefined =>
    isRelative(source) ? { file: join(dirname(file), source), name } : others(source)?.get(name);
  const imported = new Map<string, Place | undefined>();
  const places = new Map<string, Place>();
  const { body } = parseAst(readFileSync(file, 'utf8'));
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration')
      for (const [name, place] of others(node.source.value) ?? []) places.set(name, place);
    if (node.type !== 'ImportDeclaration') continue;
    for (const specifier of node.specifiers) {
      const name = importedName(specifier);
      if (name !== null) imported.set(specifier.local.name, placeOf(node.source.value, name));
    }
  }
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of node.specifiers) {
      const name = nameOf(local);
      const place = node.source === null ? imported.get(name) : placeOf(node.source.value, name);
      if (place !== undefined) places.set(nameOf(exported), place);
    }
  }
  return places;
}

/** The name that is imported; null for a whole namespace, which has none. */
function importedName(specifier: Specifier): string | null {
  if (specifier.type === 'ImportNamespaceSpecifier') return null;
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
}

/** The module with its imports from `places` made direct; names that the index does not show stay with the package. */
export function makeDirect(code: string, indexes: Indexes): string {
  let out = code;
  for (const node of parseAst(code).body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue;
    const places = indexes(node.source.value);
    if (places === null) continue;
    const lines = node.specifiers.map((specifier) => {
      const name = importedName(specifier);
      const place = name === null ? undefined : places.get(name);
      const local = specifier.local.name;
      if (name === null) return `import * as ${local} from '${node.source.value}';`;
      return `import { ${place?.name ?? name} as ${local} } from ${JSON.stringify(place?.file ?? node.source.value)};`;
    });
    if (lines.length > 0) out = out.slice(0, node.start) + lines.join(' ') + out.slice(node.end);
  }
  return out;
}

/** The plugin, for builds; the development server bundles packages beforehand. */
export function directImports(): Plugin {
  const require = createRequire(import.meta.url);
  const known = new Map<string, ReadonlyMap<string, Place>>();
  const indexOf: Indexes = (source) => {
    const index = PACKAGES[source];
    if (index === undefined) return null;
    const cached = known.get(source);
    if (cached !== undefined) return cached;
    const root = require.resolve.paths(source)?.map((folder) => join(folder, source, index)) ?? [];
    const file = root.find((path) => isFile(path));
    if (file === undefined)
      throw new Error(`${source} has no ${index} any more (scripts/vite/direct-imports.ts).`);
    const places = readIndex(file, indexOf);
    known.set(source, places);
    return places;
  };
  return {
    name: 'direct-imports',
    apply: 'build',
    transform: {
      filter: { id: /\.(?:[cm]?js|tsx?)(?:\?|$)/, code: new RegExp(Object.keys(PACKAGES).join('|')) },
      handler: (code) => ({ code: makeDirect(code, indexOf), map: null }),
    },
  };
}

function isFile(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}
