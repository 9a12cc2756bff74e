/**
 * A program in TypeScript as a built file that is current: it is compared with its sources at each start, and built anew where
 * they differ. Plain JavaScript that imports nothing heavy, because it runs before anything is compiled.
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
/** A change of these changes what is built, though no module imports them: packages, names of folders, the builder. */
const BESIDE = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'];

/**
 * A file that went into a build.
 * @typedef {{ file: string, size: number, changed: number, hash: string }} Source  `changed`: ctime, ms; no copy takes it along
 * @typedef {{ root: string, program: string, sources: Source[] }} Stamp
 */

/** @param {string | Buffer} content */
export const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/**
 * A file as it is now.
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
 * @returns {Source | null} as it stands in the next stamp; null when its content is another
 */
function unchanged(source) {
  const stat = statSync(source.file, { throwIfNoEntry: false });
  if (stat === undefined || stat.size !== source.size) return null;
  if (stat.ctimeMs === source.changed) return source;
  return hashOf(readFileSync(source.file)) === source.hash ? { ...source, changed: stat.ctimeMs } : null;
}

/**
 * What was built last, when nothing has changed since.
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
    return null; // None yet, or one that somebody damaged: it is made anew.
  }
  if (stamp.root !== root || statSync(stamp.program, { throwIfNoEntry: false }) === undefined) return null;
  const sources = [];
  for (const source of stamp.sources) {
    const same = unchanged(source);
    if (same === null) return null;
    sources.push(same);
  }
  // Copied or checked out anew: the next start need not read them again.
  if (sources.some((source, at) => source !== stamp.sources[at])) writeStamp(cache, { ...stamp, sources });
  return stamp.program;
}

/**
 * Whole or not at all: several may start at once.
 * @param {string} cache
 * @param {Stamp} stamp
 */
export function writeStamp(cache, stamp) {
  const fresh = join(cache, `${STAMP}.${process.pid}`);
  writeFileSync(fresh, JSON.stringify(stamp));
  renameSync(fresh, join(cache, STAMP));
}

/**
 * The folder for built files; where the project cannot be written, one that goes with this process.
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
 * The address of a program to import. Builds it where it is not current, in a process of its own: the builder's memory goes with
 * it. Ends this process when it cannot be built; the builder has said why.
 * @param {{ root: string, entry: string, cache: string }} program `entry` below `root`
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
