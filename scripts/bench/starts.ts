/** How long the mock takes to start, beside a bare Node process that opens a port, one after the other. */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from '../lib/free-port.ts';
import { ROOT } from '../lib/paths.ts';
import { startServer } from './server-process.ts';

const RUNS = 9;
const POLL_MS = 2;
/** What a process lets go of after its start is gone by then, ms. */
const IDLE_MS = 2000;
const FIRST_CALL = '/api/n/menu/all';
const MOCK = 'scripts/mock.js';

export interface StartTimes {
  /** From the start of the process to its open port, median, ms. */
  readonly bareMs: number;
  readonly mockMs: number;
  /** To the first answer 200, in a World made for it, median, ms. */
  readonly firstAnswerMs: number;
  /** Memory after that answer, when nothing happens, bytes. */
  readonly idleBytes: number;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

async function openMs(script: string, args: (port: number) => string[]): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it opened its port`);
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  const ms = performance.now() - began;
  child.kill('SIGKILL');
  await ended;
  return ms;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function startTimes(): Promise<StartTimes> {
  const mockArgs = (port: number): string[] => ['--port', String(port)];
  const [bare, mock, first]: number[][] = [[], [], []];
  // The built file is there from now on, as for everybody who starts it a second time.
  await openMs(MOCK, mockArgs);
  let idleBytes = 0;
  for (let n = 0; n < RUNS; n += 1) {
    bare?.push(await openMs('scripts/bench/bare-server.js', (port) => [String(port)]));
    mock?.push(await openMs(MOCK, mockArgs));
    const server = await startServer(MOCK, mockArgs, FIRST_CALL);
    first?.push(server.startMs);
    if (n === RUNS - 1) {
      await new Promise((done) => setTimeout(done, IDLE_MS));
      idleBytes = server.memory();
    }
    await server.stop();
  }
  return {
    bareMs: median(bare ?? []),
    mockMs: median(mock ?? []),
    firstAnswerMs: median(first ?? []),
    idleBytes,
  };
}
