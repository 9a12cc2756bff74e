/** Builds a program for scripts/mock/built.js: `node build.js <root> <entry> <folder>`. Prints the output path. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';
import { build, normalizePath } from 'vite';
import { sourceOf, STAMP } from './built.js';
import { pureLocales } from './pure-locales.js';

/** Inputs of a build that no module imports. */
const BESIDE = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'];
const OWN = ['build.js', 'built.js'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
/** Keep old builds this long, because running servers still import parts of them, ms. */
const KEPT_MS = 30 * 24 * 3_600_000;

const [root = '', entry = '', folder = ''] = process.argv.slice(2);
const sources = new Map();

/** Module ids have slashes on every system. */
const rootId = normalizePath(root);

const isOwn = (id) => id.startsWith(rootId) && !id.includes('/node_modules/') && !id.includes('\0');

const own = {
  name: 'own-sources',
  enforce: 'pre',
  /** Reads the sources itself, so that the recorded hash matches the built content even if a file is saved meanwhile. */
  load(id) {
    if (!isOwn(id)) return null;
    const content = readFileSync(id);
    sources.set(id, sourceOf(id, content));
    // `import.meta.url` must stay that of the source, not of the bundle.
    return content.toString().replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

function removeOldBuilds() {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

try {
  const beside = [...BESIDE.map((file) => join(root, file)), ...OWN]
    .filter((file) => existsSync(file))
    .map((file) => sourceOf(file));
  const outDir = mkdtempSync(join(folder, 'build-'));
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    root,
    plugins: [own, pureLocales],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      // Readable stack traces.
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'program.mjs',
          chunkFileNames: '[name]-[hash].mjs',
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
  const program = join(outDir, 'program.mjs');
  // Renamed into place, because several processes may start at once.
  const fresh = join(folder, `${STAMP}.${process.pid}`);
  writeFileSync(fresh, JSON.stringify({ root, program, sources: [...beside, ...sources.values()] }));
  renameSync(fresh, join(folder, STAMP));
  removeOldBuilds();
  process.stdout.write(program);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
