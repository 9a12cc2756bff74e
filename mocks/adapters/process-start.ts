/** Whether a process runs, and which one it is: numbers of processes are used again. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Start of a process on a system that does not tell. */
export const UNKNOWN_START = '?';

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to somebody else, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** State and start, or null where /proc does not show them. */
function fromProc(pid: number): [state: string, start: string] | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // "pid (name) state …": the name may hold anything. The start is the 22nd field.
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

/** When a process started, as a text to compare; null when there is none, or only what a parent has not taken note of. */
export function startOf(pid: number): string | null {
  if (!isThere(pid)) return null;
  const [state, start] = fromProc(pid) ?? fromPs(pid) ?? ['', UNKNOWN_START];
  return /^[ZX]/.test(state) ? null : start;
}
