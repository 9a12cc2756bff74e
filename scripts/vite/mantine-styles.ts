/**
 * Style sheets of Mantine's parts, each with the part itself: whole, they are four fifths of all style that a first page
 * waits for. Every part with a look imports a module of class names; its sheet is put beside that, after the sheets of
 * the parts that it is made of and in the order of the whole sheet, because one part's rule may answer another's.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { parseAst, type Plugin } from 'vite';

const WHOLE = '@mantine/core/styles.layer.css';
const BASE = '\0mantine-base';
/** What stands before all parts, in this order. */
const BASE_SHEETS = ['baseline', 'default-css-variables', 'global'];
const CLASS_NAMES = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*\.module\.mjs$/;

const sheet = (name: string): string => `import '@mantine/core/styles/${name}.layer.css';`;

const named = new Map<string, readonly string[]>();

/** Files that a file of the package names; each is read once a build. */
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

/** Modules of class names that the folder of a part reaches, its own included. */
function classNamesBelow(folder: string): Set<string> {
  const waiting = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => join(folder, name));
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
 * Sheets that a module of class names needs, in the order of the whole sheet.
 * @throws Error when the package has no sheet of that name
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

/** The plugin, for builds; while developing the whole sheet is taken. */
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
