/** A mock server in a process of its own: to be asked over HTTP, killed, and started again. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { ROOT } from './paths.ts';

/** The line that the server prints when it listens. */
const READY = /(?:Portal|Mock) {3}(http:\/\/\S+?)\/\s/;

export interface MockProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** All that it has printed so far. */
  said(): string;
  /** Ends it without a word of warning, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as Ctrl-C does: what is under way is answered. */
  stop(): Promise<void>;
}

/** The server ended instead of listening. */
export class NotStartedError extends Error {
  override readonly name = 'NotStartedError';
  readonly code: number | null;
  /** Its last words. */
  readonly said: string;
  constructor(code: number | null, said: string) {
    super(`The server ended with ${String(code)}: ${said}`);
    this.code = code;
    this.said = said;
  }
}

function endOf(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((done) => child.once('close', done));
}

/**
 * Starts `npm run mock` with these options (a free port without `--port`), and waits until it listens.
 * @throws NotStartedError when it ends instead
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
