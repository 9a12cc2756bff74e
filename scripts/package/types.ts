/** Type declarations of the package's entries with their dependencies only, and resolvable paths. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { binOf, temporaryFolder, ROOT } from '../lib/paths.ts';

/** Specifiers of our own modules; `#src/…` and `#mocks/…` are those of package.json. */
const OWN = /(?<=\bfrom ['"]|\bimport\(['"])(#(?:src|mocks)\/[^'"]+|\.[^'"]+)(?=['"])/g;

const declarationOf = (file: string): string => file.replace(/(?:\.d)?\.ts$/, '.d.ts');

/** Compiles scripts/package/tsconfig.json and copies the declarations that the entries reach. Returns the number of files. */
export function writeTypes(entries: readonly string[], out: string): number {
  using temporary = temporaryFolder('types');
  const made = temporary.path;
  execFileSync(
    process.execPath,
    [binOf('typescript-7', 'tsc'), '-p', 'scripts/package/tsconfig.json', '--outDir', made],
    { cwd: ROOT, stdio: 'inherit' },
  );
  // Existing declaration files, which the compiler does not copy.
  const written = 'src/api/generated/schema.d.ts';
  cpSync(join(ROOT, written), join(made, written));
  const reached = new Set(entries.map((entry) => join(made, declarationOf(entry))));
  for (const file of reached) {
    const text = readFileSync(file, 'utf8').replace(OWN, (name) => {
      const target = name.startsWith('#') ? join(made, name.slice(1)) : resolve(dirname(file), name);
      const declaration = declarationOf(target);
      if (!existsSync(declaration)) throw new Error(`${file} names ${name}, which has no declaration`);
      reached.add(declaration);
      const path = relative(dirname(file), declaration).replace(/\.d\.ts$/, '.js');
      return path.startsWith('.') ? path : `./${path}`;
    });
    const to = join(out, relative(made, file));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
  return reached.size;
}
