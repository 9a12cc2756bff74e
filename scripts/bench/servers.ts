/** Servers in child processes, to measure their memory and time separately. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.ts';
import { startMockProcess, startProcess, type MockProcess } from '../lib/mock-process.ts';
import { ROOT } from '../lib/paths.ts';
import { loadOpenapi } from '../openapi/document.ts';
import { quantile, ratio, type Row } from './rows.ts';

/** Resident memory, MB. */
export const memoryOf = ({ pid }: MockProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;

export const startConstant = (bytes: number): Promise<MockProcess> =>
  startProcess([process.execPath, 'scripts/bench/constant-server.js', String(bytes)]);

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
export async function startPrism(program: string): Promise<MockProcess> {
  const file = `${ROOT}node_modules/.cache/portal.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(await loadOpenapi('openapi/portal.yaml')));
  const port = String(await freePort());
  return startProcess([process.execPath, program, 'mock', file, '-h', '127.0.0.1', '-p', port], {
    ready: /(http:\/\/[\d.]+:\d+)/,
  });
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
    await using server = await startMockProcess();
    if (n > 0) bare.push(least.openMs);
    if (n > 0) mock.push(server.openMs);
    if (n < RUNS) continue;
    await fetch(`${server.origin}/api/n/menu/all`);
    await pause(IDLE_MS);
    idle = memoryOf(server);
  }
  return [
    ratio('start of the mock ÷ bare Node', quantile(mock), quantile(bare), 'ms', START_AT_MOST),
    { what: 'idle memory of the mock', value: idle, unit: 'MB', limit: IDLE_MB_AT_MOST },
  ];
}
