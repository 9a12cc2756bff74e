/**
 * Lock file per data folder: two servers would lose each other's writes and uploads. `server-<n>.lock` names its process and is
 * never released; if that process is gone, the next server creates `server-<n+1>.lock` with an exclusive write.
 */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  existsSync,
} from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';

/** If the system does not report process start times. */
const UNKNOWN_START = '?';

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** State and start time; null without /proc. */
function fromProc(pid: number): [state: string, start: string] | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // "pid (name) state …": the name may contain anything. Field 22 is the start time.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [state, start] = [fields[0], fields[19]];
  return state === undefined || start === undefined ? null : [state, start];
}

function fromPs(pid: number): [state: string, start: string] | null {
  try {
    const text = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [, state, start] = /^\s*(\S+)\s+(.+?)\s*$/.exec(text) ?? [];
    return state === undefined || start === undefined ? null : [state, start];
  } catch {
    return null;
  }
}

/** Start time of a process as an opaque string; null if there is none or it is a zombie. */
export function startOf(pid: number): string | null {
  if (!processExists(pid)) return null;
  const [state, start] = fromProc(pid) ?? fromPs(pid) ?? ['', UNKNOWN_START];
  return /^[ZX]/.test(state) ? null : start;
}

const NAME = /^server-(\d+)\.lock$/;
/** An older lock file without content is stale: its process ended while writing. */
const WRITTEN_WITHIN_MS = 2000;
const RETRY_MS = 20;

interface Holder {
  readonly pid: number;
  readonly start: string;
  readonly since: string;
  /** Null until the server listens. */
  readonly port: number | null;
}

/** Another server holds the lock; the message names it. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  constructor(folder: string, { pid, since, port }: Holder) {
    const where = port === null ? '' : ` at port ${port}`;
    super(
      `The data folder ${folder} is in use: process ${pid} has it since ${since}${where}. Stop that server, or choose another folder`,
    );
    // Vite prints the stack; only the message helps the user.
    this.stack = this.message;
  }
}

const fileOf = (folder: string, n: number): string => join(folder, `server-${n}.lock`);

function numbersIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => Number(NAME.exec(name)?.[1] ?? []));
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number';
}

/** Holder of a lock; null if unreadable, `later` if it may still be being written. */
function holderIn(file: string): Holder | null | 'later' {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isHolder(value) ? value : null;
  } catch {
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return age < WRITTEN_WITHIN_MS ? 'later' : null;
  }
}

function isRunning({ pid, start }: Holder): boolean {
  const now = startOf(pid);
  return now !== null && (now === start || now === UNKNOWN_START || start === UNKNOWN_START);
}

function createExclusive(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Blocks the thread: the server has not started yet. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
}

function acquire(folder: string, me: Holder): number {
  for (;;) {
    const newest = Math.max(0, ...numbersIn(folder));
    const holder = newest === 0 ? null : holderIn(fileOf(folder, newest));
    // Vite restarts in the same process when its configuration changes.
    const isMe = holder !== null && holder !== 'later' && holder.pid === me.pid;
    if (holder === 'later') {
      pause();
    } else if (holder !== null && !isMe && isRunning(holder)) {
      throw new FolderLockedError(folder, holder);
    } else if (createExclusive(fileOf(folder, newest + 1), JSON.stringify(me))) {
      // Race condition: another process may have created a higher number.
      if (Math.max(...numbersIn(folder)) === newest + 1) return newest + 1;
      rmSync(fileOf(folder, newest + 1), { force: true });
    }
  }
}

/**
 * Locks a folder until this process ends.
 * @returns sets the port shown to a second server
 * @throws FolderLockedError if another process holds the lock
 */
export function lockFolder(folder: string): (port: number) => void {
  mkdirSync(folder, { recursive: true });
  const me: Holder = {
    pid: process.pid,
    start: startOf(process.pid) ?? UNKNOWN_START,
    since: new Date().toISOString(),
    port: null,
  };
  const mine = acquire(folder, me);
  for (const n of numbersIn(folder)) if (n < mine) rmSync(fileOf(folder, n), { force: true });
  return (port) => {
    const draft = `${fileOf(folder, mine)}.tmp`;
    try {
      writeFileSync(draft, JSON.stringify({ ...me, port }));
      renameSync(draft, fileOf(folder, mine));
    } catch {
      // The port is only informative: a full disk must not stop the server.
    }
  };
}
