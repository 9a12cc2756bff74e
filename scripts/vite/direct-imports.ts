/**
 * Rewrites imports from large packages to the file that defines the name. A barrel file makes the bundler treat everything in it
 * as needed; direct imports let chunks.ts see what each page uses.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst, type Plugin } from 'vite';

/** Packages and their barrel files, relative to the package root. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@mantine/core': 'esm/index.mjs',
  '@mantine/dates': 'esm/index.mjs',
  '@mantine/hooks': 'esm/index.mjs',
  '@mantine/notifications': 'esm/index.mjs',
  '@tabler/icons-react': 'dist/esm/tabler-icons-react.mjs',
  '@tanstack/query-core': 'build/modern/index.js',
  '@tanstack/react-query': 'build/modern/index.js',
  '@tanstack/react-router': 'dist/esm/index.js',
  '@tanstack/router-core': 'dist/esm/index.js',
};

interface Place {
  file: string;
  /** Exported name; `default` for a default export. */
  name: string;
}

type Program = ReturnType<typeof parseAst>;
type Specifier = Extract<Program['body'][number], { type: 'ImportDeclaration' }>['specifiers'][number];

const nameOf = (node: { type: string }): string =>
  'name' in node ? String(node.name) : 'value' in node ? String(node.value) : '';

const isRelative = (path: string): boolean => path.startsWith('./');

type Indexes = (source: string) => ReadonlyMap<string, Place> | null;

/**
 * Parses a barrel file: `import { A } from './a.mjs'; export { A }`, `export { A } from './a.mjs'` and `export * from 'other'`.
 * Names re-exported from another package map to that package.
 * @param others indexes of packages that this one re-exports
 */
export function readIndex(file: string, others: Indexes = () => null): ReadonlyMap<string, Place> {
  const placeOf = (source: string, name: string): Place | undefined => {
    if (isRelative(source)) return { file: join(dirname(file), source), name };
    const names = others(source);
    return names === null ? { file: source, name } : names.get(name);
  };
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

function importedName(specifier: Specifier): string | null {
  if (specifier.type === 'ImportNamespaceSpecifier') return null;
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
}

/** Rewrites the imports of a module; names missing in the index stay as they are. */
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

/** Vite plugin for builds; the development server prebundles packages. */
export function directImports(): Plugin {
  const require = createRequire(import.meta.url);
  const known = new Map<string, ReadonlyMap<string, Place>>();
  const indexOf: Indexes = (source) => {
    const index = PACKAGES[source];
    if (index === undefined) return null;
    const cached = known.get(source);
    if (cached !== undefined) return cached;
    const root = require.resolve.paths(source)?.map((folder) => join(folder, source, index)) ?? [];
    const file = root.find((path) => existsSync(path));
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
