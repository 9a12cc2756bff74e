/** Builds a program for scripts/mock/built.js: `node build.js <root> <entry> <folder>`. Prints the path of what it made. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, normalizePath } from 'vite';
import { sourceOf, sourcesBeside, writeStamp } from './built.js';

/** A server that runs since then still takes parts of the file it was started from, ms. */
const KEPT_MS = 30 * 24 * 3_600_000;

const [root = '', entry = '', folder = ''] = process.argv.slice(2);
/** @type {Map<string, import('./built.js').Source>} */
const sources = new Map();

/** Names of modules have slashes on every system. */
const rootId = normalizePath(root);

/** @param {string} id */
const isOwn = (id) => id.startsWith(rootId) && !id.includes('/node_modules/') && !id.includes('\0');

/** @type {import('vite').Plugin} */
const own = {
  name: 'own-sources',
  enforce: 'pre',
  /** Reads each source itself: what is noted is what was built, also when somebody saves in this moment. */
  load(id) {
    if (!isOwn(id)) return null;
    const content = readFileSync(id);
    sources.set(id, sourceOf(id, content));
    // A module finds files by where it was written, not by where it was built.
    return content.toString().replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
  /** Faker makes one for each language as it is loaded; without use for it, its English texts are left out. */
  transform(code, id) {
    if (!/@faker-js.*locale|@faker-js.*[/\\]zh_CN-/.test(id)) return null;
    return { code: code.replace(/=new (\w+)\(/g, '=/*@__PURE__*/new $1('), map: null };
  },
};

function removeOldBuilds() {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

try {
  const beside = sourcesBeside(root);
  const outDir = mkdtempSync(join(folder, 'build-'));
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    root,
    plugins: [own],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      // Names stay, for whoever reads a stack.
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
  writeStamp(folder, { root, program, sources: [...beside, ...sources.values()] });
  removeOldBuilds();
  process.stdout.write(program);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
