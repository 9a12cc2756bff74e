/**
 * npm run build:package: bundles the server and the test entries into dist-package/ as single files without dependencies, with
 * types; `npm pack` adds dist/ and dist-workbench/.
 */
import { rmSync, statSync, writeFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, dirname, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { exitOnClosedPipe } from './lib/command-line.ts';
import { ROOT, binOf, temporaryFolder } from './lib/paths.ts';
import { pureLocales } from './mock/pure-locales.js';
import { NOTICES_FILE, noticesOf, SBOM_FILE, sbomOf } from './notices/documents.ts';
import { noticesCollector } from './notices/plugin.ts';
import { execFileSync } from 'node:child_process';

/** Type declarations of the package's entries with their dependencies only, and resolvable paths. */

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

exitOnClosedPipe();

const OUT = join(ROOT, 'dist-package');

/** Peer packages: two copies in one process conflict. */
const THEIRS = /^(?:@playwright\/test|msw)(?:\/|$)/;

const ENTRIES = [
  { entry: 'scripts/package/cli.ts', file: 'server.mjs', banner: '#!/usr/bin/env node' },
  { entry: 'mocks/playwright/index.ts', file: 'playwright.mjs', banner: '' },
  { entry: 'mocks/vitest/index.ts', file: 'handlers.mjs', banner: '' },
] as const;

const notices = noticesCollector();

async function bundle({ entry, file, banner }: (typeof ENTRIES)[number]): Promise<number> {
  const made = await rolldown({
    input: join(ROOT, entry),
    cwd: ROOT,
    platform: 'node',
    external: THEIRS,
    logLevel: 'silent',
    plugins: [pureLocales, notices.plugin],
    transform: { target: 'node20.19' },
  });
  await made.write({
    file: join(OUT, file),
    format: 'esm',
    codeSplitting: false,
    banner,
    // Readable stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await made.close();
  return statSync(join(OUT, file)).size;
}

rmSync(OUT, { recursive: true, force: true });
for (const one of ENTRIES)
  console.log(`dist-package/${one.file}  ${Math.round((await bundle(one)) / 1000)} kB`);
const packages = notices.components();
writeFileSync(join(OUT, NOTICES_FILE), noticesOf(packages));
writeFileSync(join(OUT, SBOM_FILE), sbomOf(packages));
console.log(`dist-package/${NOTICES_FILE}  ${packages.length} packages`);
const files = writeTypes(['mocks/playwright/index.ts', 'mocks/vitest/index.ts'], join(OUT, 'types'));
console.log(`dist-package/types  ${files} files`);
