/** A server as a child process, so that its memory and time are its own. */
import { execFileSync, spawn } from 'node:child_process';
import { freePort } from '../lib/free-port.ts';
import { ROOT } from '../lib/paths.ts';

const START_LIMIT_MS = 120_000;
const POLL_MS = 5;

export interface ServerProcess {
  readonly origin: string;
  /** From the start of the process to its first answer 200. */
  readonly startMs: number;
  /** Resident memory now, bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** Status of a page, or null while nobody listens. */
async function statusOf(url: string): Promise<number | null> {
  try {
    // Of its own accord, fetch would ask for any language, which the contract does not know.
    const response = await fetch(url, { headers: { 'accept-language': 'zh-CN' } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

/** Waits for the first answer. Throws when it is an error, or when none comes. */
async function firstAnswer(url: string, hasEnded: () => boolean): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  for (;;) {
    const status = await statusOf(url);
    if (status === 200) return;
    if (status !== null) throw new Error(`${url} answered ${status}`);
    if (hasEnded()) throw new Error('The server ended before it answered');
    if (performance.now() > limit) throw new Error('The server did not answer in time');
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}

/**
 * Starts a program and waits for its first answer.
 * @param script TypeScript is compiled as it is loaded. @param args the program's arguments for a given port.
 * @param path what must answer 200.
 */
export async function startServer(
  script: string,
  args: (port: number) => string[],
  path: string,
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), script, ...args(port)],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  try {
    await firstAnswer(origin + path, () => child.exitCode !== null);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  const startMs = performance.now() - began;
  return {
    origin,
    startMs,
    // Kilobytes, alike on Linux and macOS.
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) * 1024,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
