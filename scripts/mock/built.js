/**
 * Bundles a TypeScript program and caches the result; each start compares the cache with its sources and rebuilds if they differ.
 * Plain JavaScript without heavy imports, because it runs before anything is compiled.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';

const BUILD = fileURLToPath(new URL('./build.js', import.meta.url));
export const STAMP = 'built.json';

/** The current state of an input file. */
export const sourceOf = (file, content = readFileSync(file)) => ({
  file,
  hash: createHash('sha256').update(content).digest('hex'),
});

/** Path of the cached program, if none of its sources has changed. */
function currentIn(cache, root) {
  try {
    const stamp = JSON.parse(readFileSync(join(cache, STAMP), 'utf8'));
    const isCurrent = stamp.sources.every(({ file, hash }) => sourceOf(file).hash === hash);
    return isCurrent && stamp.root === root && existsSync(stamp.program) ? stamp.program : null;
  } catch {
    return null; // A missing source, or a missing or corrupt stamp.
  }
}

/** The cache folder; a temporary folder if the project is read-only. */
function writable(cache) {
  try {
    mkdirSync(cache, { recursive: true });
    return cache;
  } catch {
    const own = mkdtempSync(join(tmpdir(), 'mock-'));
    process.once('exit', () => rmSync(own, { recursive: true, force: true }));
    return own;
  }
}

/**
 * URL of the program to import. Builds in a child process, to free the builder's memory; exits if the build fails, after the
 * builder has printed why. `entry` is relative to `root`.
 */
export function builtProgram({ root, entry, cache }) {
  const known = currentIn(cache, root);
  if (known !== null) return pathToFileURL(known).href;
  const built = spawnSync(process.execPath, [BUILD, root, entry, writable(cache)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  return pathToFileURL(built.stdout.trim()).href;
}
