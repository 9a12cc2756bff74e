/** Servers in child processes, for HTTP requests, kills, restarts and measurements. */
import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

/** Printed when a server is listening. */
const READY = /(?:Portal|Mock) {3}(http:\/\/\S+?)\/\s/;

export interface MockProcess extends AsyncDisposable {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Start of the process, by `performance.now()`, and the time until it listened, ms. */
  readonly began: number;
  readonly openMs: number;
  said(): string;
  /** Sends SIGKILL, as in a power cut. */
  kill(): Promise<void>;
  /** Sends SIGTERM: the server finishes pending requests. */
  stop(): Promise<void>;
}

/** The server exited instead of listening. */
export class NotStartedError extends Error {
  override readonly name = 'NotStartedError';
  readonly code: number | null;
  readonly said: string;
  constructor(code: number | null, output: string) {
    super(`The server ended with ${code}: ${output}`);
    this.code = code;
    this.said = output;
  }
}

interface StartOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Names the address that the program prints when it listens. */
  readonly ready?: RegExp;
}

/**
 * Starts a program, and waits until it prints its address.
 * @throws NotStartedError if it exits instead
 */
export async function startProcess(
  [program = '', ...args]: readonly string[],
  { env = {}, cwd = ROOT, ready = READY }: StartOptions = {},
): Promise<MockProcess> {
  const began = performance.now();
  // npm does not forward signals to its children, which a group of its own receives.
  const isGroup = program === 'npm';
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, detached: isGroup });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  let output = '';
  const origin = await new Promise<string>((listens, fail) => {
    const hear = (words: Buffer): void => {
      output += words.toString();
      const [, address] = ready.exec(output) ?? [];
      if (address !== undefined) listens(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', fail);
    void ended.then((code) => fail(new NotStartedError(code, output.trim())));
  });
  const { pid } = child;
  if (pid === undefined) throw new NotStartedError(null, output);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) process.kill(isGroup ? -pid : pid, signal);
    await ended;
  };
  return {
    origin,
    port: Number(new URL(origin).port),
    pid,
    began,
    openMs: performance.now() - began,
    said: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  };
}

/** Starts `npm run mock` with these options, by default on a free port. @throws NotStartedError */
export const startMockProcess = (...options: readonly string[]): Promise<MockProcess> =>
  startProcess([
    process.execPath,
    'scripts/mock.js',
    ...(options.includes('--port') ? [] : ['--port', '0']),
    ...options,
  ]);
