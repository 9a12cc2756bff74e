/** Paths shared by scripts and configurations. No heavy imports: test set-ups import it too. */
import { fileURLToPath } from 'node:url';
import { mkdtempSync, readdirSync, rmSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The project's root folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where test runs record the operations they called (scripts/openapi/exercised.ts). */
export const EXERCISED_DIR = `${ROOT}node_modules/.cache/exercised`;

/** Recursive listing of a folder. */
export const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));

/** A temporary folder, deleted at the end of the scope (`using`). */
export function temporaryFolder(name: string): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

export const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Command-line programs of installed packages, run without a shell: portable, and faster than npx. */

/** The JavaScript file behind a package's command, e.g. `binOf('typescript', 'tsc')`. */
export function binOf(packageName: string, command = packageName): string {
  const folder = join(ROOT, 'node_modules', packageName);
  // Format of package.json.
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (file === undefined) throw new Error(`${packageName} has no command "${command}"`);
  return join(folder, file);
}
