/**
 * npm run build:package: bundles the server and the test entries into dist-package/ as single files without dependencies, with
 * types; `npm pack` adds dist/ and dist-workbench/.
 */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { exitOnClosedPipe } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { pureLocales } from './mock/pure-locales.js';
import { NOTICES_FILE, noticesOf, SBOM_FILE, sbomOf } from './notices/documents.ts';
import { noticesCollector } from './notices/plugin.ts';
import { writeTypes } from './package/types.ts';

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
