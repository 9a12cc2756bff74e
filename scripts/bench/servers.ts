/** Servers in child processes, to measure their memory and time separately. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.ts';
import { ROOT } from '../lib/paths.ts';
import { loadOpenapi } from '../openapi/document.ts';
import { quantile, ratio, type Row } from './rows.ts';

const POLL_MS = 2;

export interface Server extends AsyncDisposable {
  readonly origin: string;
  /** Start of the process, by `performance.now()`. */
  readonly began: number;
  /** Time until the port is open. */
  readonly openMs: number;
  /** Resident memory, MB. */
  memory(): number;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts a program with a free port as its last argument, and waits until it listens. */
export async function startServer(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const port = await freePort();
  const [program = '', ...args] = command;
  // npm does not forward signals to its children: kill the process group.
  const isGroup = program === 'npm';
  const began = performance.now();
  const child = spawn(program, [...args, String(port)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: isGroup,
  });
  const ended = new Promise((done) => child.once('exit', done));
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} does not start`);
    await pause(POLL_MS);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    began,
    openMs: performance.now() - began,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    [Symbol.asyncDispose]: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(isGroup ? -child.pid : child.pid);
      await ended;
    },
  };
}

export const startMock = (...options: readonly string[]): Promise<Server> =>
  startServer([process.execPath, 'scripts/mock.js', ...options, '--port']);

export const startConstant = (bytes: number): Promise<Server> =>
  startServer([process.execPath, 'scripts/bench/constant-server.js', String(bytes)]);

const PRISM = '@stoplight/prism-cli';

/** Path of Prism's program. @throws Error with installation instructions if it is not in this folder */
export function prismIn(folder: string): string {
  const program = resolve(join(folder, `node_modules/${PRISM}/dist/index.js`));
  if (existsSync(program)) return program;
  throw new Error(
    `There is no ${PRISM} in ${resolve(folder)}. It has too many packages to be a dependency:\n` +
      `  mkdir -p ${folder} && npm install --prefix ${folder} ${PRISM}@5\n  npm run bench -- --peers ${folder}`,
  );
}

/** Prism gets the bundled document: the files of openapi/ lack what the loader adds. */
export async function startPrism(program: string): Promise<Server> {
  const file = `${ROOT}node_modules/.cache/portal.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(await loadOpenapi('openapi/portal.yaml')));
  return startServer([process.execPath, program, 'mock', file, '-h', '127.0.0.1', '-p']);
}

const RUNS = 9;
const START_AT_MOST = 3;
const IDLE_MB_AT_MOST = 120;
/** Time for garbage collection after the start. */
const IDLE_MS = 2000;

/** Start-up time of the mock compared with a Node process that only opens a port, and its idle memory. */
export async function startRows(): Promise<Row[]> {
  const [bare, mock]: [number[], number[]] = [[], []];
  let idle = Number.NaN;
  // The first start bundles the mock, and is not counted.
  for (let n = 0; n <= RUNS; n += 1) {
    await using least = await startConstant(0);
    await using server = await startMock();
    if (n > 0) bare.push(least.openMs);
    if (n > 0) mock.push(server.openMs);
    if (n < RUNS) continue;
    await fetch(`${server.origin}/api/n/menu/all`);
    await pause(IDLE_MS);
    idle = server.memory();
  }
  return [
    ratio('start of the mock ÷ bare Node', quantile(mock), quantile(bare), 'ms', START_AT_MOST),
    { what: 'idle memory of the mock', value: idle, unit: 'MB', limit: IDLE_MB_AT_MOST },
  ];
}
