/**
 * The ways to all pages as one script: where some forty screens lie, with what each needs, is a twentieth of the portal's own first
 * script, and a first visit opens none of them. The pages that people open from outside are named by the portal itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../lib/paths.ts';

const ROUTES = join(ROOT, 'src/routes');
/** Route files whose screens the first script names or holds (route-splitting.ts), or that have none. */
const NEAR: ReadonlySet<string> = new Set([
  'epd/search.tsx',
  'product/page.tsx',
  'home.tsx',
  'shell.tsx',
  'unknown.tsx',
]);
/** As the router's plugin writes it: `import('…/mine.tsx?tsr-split=component---loader')`. */
const SCREEN = /\bimport\((["'`])[^"'`]*\/src\/routes\/([^"'`]+)\?tsr-split=component---loader\1\)/g;
const DOORS = 'virtual:doors';

/** A word for the screen of a route file: `epd/mine.tsx` is `epd_mine`. */
const doorOf = (file: string): string => file.replace(/\.tsx$/, '').replaceAll(/\W/g, '_');

/** Route files that have a screen of their own, below src/routes. */
const farRoutes = (): string[] =>
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !NEAR.has(file))
    .filter((file) => readFileSync(join(ROUTES, file), 'utf8').includes('createFileRoute('));

/**
 * A route file that reaches its screen through the doors.
 * @param file below src/routes
 * @throws Error when its screen is cut otherwise (route-splitting.ts)
 */
export function throughDoors(code: string, file: string): string {
  const made = code.replaceAll(
    SCREEN,
    (_, quote: string) => `import(${quote}${DOORS}${quote}).then((doors) => doors.${doorOf(file)}())`,
  );
  if (made === code) throw new Error(`${file} has no screen of its own (scripts/vite/doors.ts).`);
  return made;
}

/** The plugin, for builds; after the router's. */
export function doors(): Plugin {
  let files: readonly string[] = [];
  return {
    name: 'doors',
    apply: 'build',
    buildStart() {
      files = farRoutes();
    },
    transform: {
      filter: { id: /\/src\/routes\/[\w/-]+\.tsx$/ },
      handler(code, id) {
        const file = files.find((one) => id.endsWith(`/src/routes/${one}`));
        return file === undefined ? null : { code: throughDoors(code, file), map: null };
      },
    },
    resolveId: { filter: { id: new RegExp(`^${DOORS}$`) }, handler: (id) => `\0${id}` },
    load: (id) =>
      id === `\0${DOORS}`
        ? files
            .map((file) => {
              const screen = `${join(ROUTES, file)}?tsr-split=component---loader`;
              return `export const ${doorOf(file)} = () => import(${JSON.stringify(screen)});`;
            })
            .join('\n')
        : null,
  };
}
