/**
 * Bundles a TypeScript program and caches the result; each start compares the cache with its sources and rebuilds if they differ.
 * Plain JavaScript without heavy imports, because it runs before anything is compiled.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';

const BUILD = fileURLToPath(new URL('./build.js', import.meta.url));
const STAMP = 'built.json';
/** Inputs of a build that no module imports. */
const BESIDE = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'];

/**
 * An input file of a build.
 * @typedef {{ file: string, size: number, changed: number, hash: string }} Source  `changed`: ctime, ms; copying a file does not
 * preserve it
 * @typedef {{ root: string, program: string, sources: Source[] }} Stamp
 */

/** @param {string | Buffer} content */
export const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/**
 * The current state of a file.
 * @param {string} file
 * @returns {Source}
 */
export function sourceOf(file, content = readFileSync(file)) {
  const { size, ctimeMs } = statSync(file);
  return { file, size, changed: ctimeMs, hash: hashOf(content) };
}

/** @param {string} root */
export function sourcesBeside(root) {
  const files = [...BESIDE.map((file) => join(root, file)), BUILD, fileURLToPath(import.meta.url)];
  return files
    .filter((file) => statSync(file, { throwIfNoEntry: false }) !== undefined)
    .map((file) => sourceOf(file));
}

/**
 * @param {Source} source
 * @returns {Source | null} the entry for the next stamp; null if the content has changed
 */
function unchanged(source) {
  const stat = statSync(source.file, { throwIfNoEntry: false });
  if (stat === undefined || stat.size !== source.size) return null;
  if (stat.ctimeMs === source.changed) return source;
  return hashOf(readFileSync(source.file)) === source.hash ? { ...source, changed: stat.ctimeMs } : null;
}

/**
 * The cached program, if none of its sources has changed.
 * @param {string} cache
 * @param {string} root
 * @returns {string | null} path of the program
 */
function currentIn(cache, root) {
  const path = join(cache, STAMP);
  /** @type {Stamp} */
  let stamp;
  try {
    stamp = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null; // Missing or corrupt stamp: rebuild.
  }
  if (stamp.root !== root || statSync(stamp.program, { throwIfNoEntry: false }) === undefined) return null;
  const sources = [];
  for (const source of stamp.sources) {
    const same = unchanged(source);
    if (same === null) return null;
    sources.push(same);
  }
  // Same content with other timestamps (copy, checkout): update the stamp so that the next start skips the hashes.
  if (sources.some((source, at) => source !== stamp.sources[at])) writeStamp(cache, { ...stamp, sources });
  return stamp.program;
}

/**
 * Writes atomically, because several processes may start at once.
 * @param {string} cache
 * @param {Stamp} stamp
 */
export function writeStamp(cache, stamp) {
  const fresh = join(cache, `${STAMP}.${process.pid}`);
  writeFileSync(fresh, JSON.stringify(stamp));
  renameSync(fresh, join(cache, STAMP));
}

/**
 * The cache folder; a temporary folder if the project is read-only.
 * @param {string} cache
 */
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
 * builder has printed why.
 * @param {{ root: string, entry: string, cache: string }} program `entry` is relative to `root`
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
