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
import { rolldown } from 'rolldown';
import { sourceOf, STAMP } from './built.js';
import { pureLocales } from './pure-locales.js';

/** Inputs of a build that no module imports. */
const BESIDE = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'];
const OWN = ['build.js', 'built.js'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
/** Keep old builds this long, because running servers still import parts of them, ms. */
const KEPT_MS = 30 * 24 * 3_600_000;

const [root = '', entry = '', folder = ''] = process.argv.slice(2);
const sources = new Map();

const isOwn = (id) => id.startsWith(root) && !/[/\\]node_modules[/\\]|\0/.test(id);

const own = {
  name: 'own-sources',
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
  // Not Vite, which takes longer to load than this to build.
  const made = await rolldown({
    input: join(root, entry),
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    plugins: [own, pureLocales],
    transform: { target: 'node20' },
  });
  await made.write({
    dir: outDir,
    format: 'esm',
    entryFileNames: 'program.mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Readable stack traces.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await made.close();
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
