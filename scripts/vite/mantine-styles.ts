/**
 * Splits Mantine's style sheet by component: as a whole it is four fifths of the CSS of a first page. Each component imports a
 * CSS module; its sheet is imported next to that, after the sheets of its dependencies and in the original order, because rules
 * override each other.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { filesBelow } from '../lib/paths.ts';

const WHOLE = '@mantine/core/styles.layer.css';
const BASE = '\0mantine-base';
/** Global sheets, first and in this order. */
const BASE_SHEETS = ['baseline', 'default-css-variables', 'global'];
const CLASS_NAMES = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*\.module\.mjs$/;

const sheet = (name: string): string => `import '@mantine/core/styles/${name}.layer.css';`;

const named = new Map<string, readonly string[]>();

/** Imports of a package file, cached for the build. */
function importsOf(file: string): readonly string[] {
  const known = named.get(file);
  if (known !== undefined) return known;
  const files = parseAst(readFileSync(file, 'utf8')).body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value.startsWith('.')
      ? [join(dirname(file), node.source.value)]
      : [],
  );
  named.set(file, files);
  return files;
}

/** CSS modules that a component's folder imports, transitively. */
function classNamesBelow(folder: string): Set<string> {
  const waiting = filesBelow(folder, /\.mjs$/).map((name) => join(folder, name));
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const next of importsOf(file)) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return new Set([...seen].filter((file) => CLASS_NAMES.test(file)));
}

/**
 * Sheets that a CSS module needs, in the original order.
 * @throws Error if the package has no sheet of that name
 */
export function sheetsFor(classNames: string): string[] {
  const root = classNames.slice(0, classNames.lastIndexOf(`${sep}esm${sep}`));
  const whole = readFileSync(join(root, 'styles.layer.css'), 'utf8');
  const place = (name: string): number => {
    const file = join(root, 'styles', `${name}.layer.css`);
    if (!existsSync(file))
      throw new Error(`Mantine has no style sheet ${name} (scripts/vite/mantine-styles.ts).`);
    const className = /\.m_\w+/.exec(readFileSync(file, 'utf8'))?.[0];
    return className === undefined ? -1 : whole.indexOf(className);
  };
  return [...classNamesBelow(dirname(classNames))]
    .map((file) => basename(file, '.module.mjs'))
    .map((name) => ({ name, at: place(name) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** Vite plugin for builds; development uses the complete sheet. */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${WHOLE}$`) }, handler: () => BASE },
    load: { filter: { id: new RegExp(`^${BASE}$`) }, handler: () => BASE_SHEETS.map(sheet).join('\n') },
    transform: {
      filter: { id: CLASS_NAMES },
      handler: (code, id) => ({ code: [...sheetsFor(id).map(sheet), code].join('\n'), map: null }),
    },
  };
}
