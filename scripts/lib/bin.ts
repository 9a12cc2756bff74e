/** Command-line programs of installed packages, run without a shell: portable, and faster than npx. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

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
