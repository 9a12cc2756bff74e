/** A mock server in a child process, for HTTP requests, kills and restarts. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { ROOT } from './paths.ts';

/** Printed when the server listens. */
const READY = /(?:Portal|Mock) {3}(http:\/\/\S+?)\/\s/;

export interface MockProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  said(): string;
  /** Sends SIGKILL, as in a power cut. */
  kill(): Promise<void>;
  /** Sends SIGINT: the server finishes pending requests. */
  stop(): Promise<void>;
}

/** The server exited instead of listening. */
export class NotStartedError extends Error {
  override readonly name = 'NotStartedError';
  readonly code: number | null;
  readonly said: string;
  constructor(code: number | null, said: string) {
    super(`The server ended with ${code}: ${said}`);
    this.code = code;
    this.said = said;
  }
}

function endOf(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((done) => child.once('close', done));
}

/**
 * Starts `npm run mock` with these options (default: a free port), and waits until it listens.
 * @throws NotStartedError if it exits instead
 */
export async function startMockProcess(...options: readonly string[]): Promise<MockProcess> {
  const port = options.includes('--port') ? [] : ['--port', '0'];
  const child = spawn(process.execPath, ['scripts/mock.js', ...port, ...options], {
    cwd: ROOT,
  });
  const { pid } = child;
  const ended = endOf(child);
  let said = '';
  const origin = await new Promise<string>((ready, fail) => {
    const hear = (words: Buffer): void => {
      said += words.toString();
      const [, address] = READY.exec(said) ?? [];
      if (address !== undefined) ready(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', fail);
    void ended.then((code) => fail(new NotStartedError(code, said.trim())));
  });
  if (pid === undefined) throw new NotStartedError(null, said);
  return {
    origin,
    port: Number(new URL(origin).port),
    pid,
    said: () => said,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
