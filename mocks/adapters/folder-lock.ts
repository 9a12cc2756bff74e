/**
 * One server a data folder: two would lose each other's writes and delete each other's uploads. The lock is a file
 * `server-<n>.lock` that names its process. It is never given back, so a process that was killed keeps no more than one that
 * ended: the next server sees that it is gone, and makes `server-<n+1>.lock`, which only one can.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOf, UNKNOWN_START } from './process-start.ts';

const NAME = /^server-(\d+)\.lock$/;
/** A file without its content that is older than this is nobody's: its process ended while it wrote. */
const WRITTEN_WITHIN_MS = 2000;
const LOOK_AGAIN_MS = 20;

interface Holder {
  readonly pid: number;
  readonly start: string;
  readonly since: string;
  /** Null until the server listens. */
  readonly port: number | null;
}

/** Another server has the folder; the message says who. */
export class FolderHeldError extends Error {
  override readonly name = 'FolderHeldError';
  constructor(folder: string, { pid, since, port }: Holder) {
    const where = port === null ? '' : ` at port ${port}`;
    super(
      `The data folder ${folder} is in use: process ${pid} has it since ${since}${where}. Stop that server, or choose another folder`,
    );
    // Whoever starts a server needs the sentence; Vite would print where we noticed.
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

/** Who wrote a lock; null for one that cannot be read, `later` while it may still be written. */
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

/** Makes the file, unless there is one. */
function make(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Waits while nothing else can happen: the server has not started. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
}

/** Takes a folder for this process, and gives the number of its lock. Throws {@link FolderHeldError}. */
function take(folder: string, me: Holder): number {
  for (;;) {
    const newest = Math.max(0, ...numbersIn(folder));
    const holder = newest === 0 ? null : holderIn(fileOf(folder, newest));
    // Vite starts anew in the same process when its configuration changes.
    const isMe = holder !== null && holder !== 'later' && holder.pid === me.pid;
    if (holder === 'later') {
      pause();
    } else if (holder !== null && !isMe && isRunning(holder)) {
      throw new FolderHeldError(folder, holder);
    } else if (make(fileOf(folder, newest + 1), JSON.stringify(me))) {
      // Somebody who looked at the same time may be further already.
      if (Math.max(...numbersIn(folder)) === newest + 1) return newest + 1;
      rmSync(fileOf(folder, newest + 1), { force: true });
    }
  }
}

/**
 * Takes a folder for this process until it ends.
 * @returns tells whoever comes second at which port this server answers
 * @throws FolderHeldError when another process has it
 */
export function lockFolder(folder: string): (port: number) => void {
  mkdirSync(folder, { recursive: true });
  const me: Holder = {
    pid: process.pid,
    start: startOf(process.pid) ?? UNKNOWN_START,
    since: new Date().toISOString(),
    port: null,
  };
  const mine = take(folder, me);
  for (const n of numbersIn(folder)) if (n < mine) rmSync(fileOf(folder, n), { force: true });
  return (port) => {
    const draft = `${fileOf(folder, mine)}.tmp`;
    try {
      writeFileSync(draft, JSON.stringify({ ...me, port }));
      renameSync(draft, fileOf(folder, mine));
    } catch {
      // The port is only for the words: a full disk shall not stop a server that has started.
    }
  };
}
