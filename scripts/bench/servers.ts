/** Servers in child processes, to measure their memory and time separately. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.ts';
import { startMockProcess, startProcess, type MockProcess } from '../lib/mock-process.ts';
import { ROOT } from '../lib/paths.ts';
import { loadOpenapi } from '../openapi/document.ts';
import { medianOf, ratio, row, type Row } from './rows.ts';

/** Resident memory, MB. */
export const memoryOf = ({ pid }: MockProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;

export const startConstant = (bytes: number): Promise<MockProcess> =>
  startProcess([process.execPath, 'scripts/bench/constant-server.js', String(bytes)]);

/** Path of Prism's program, which has too many packages to be a dependency. @throws Error if it is not in this folder */
export function prismIn(folder: string): string {
  const program = resolve(folder, 'node_modules/@stoplight/prism-cli/dist/index.js');
  if (existsSync(program)) return program;
  throw new Error(`There is no Prism: npm install --prefix ${folder} @stoplight/prism-cli@5`);
}

/** Prism gets the bundled document: the files of openapi/ lack what the loader adds. */
export async function startPrism(program: string): Promise<MockProcess> {
  const file = `${ROOT}node_modules/.prism.json`;
  writeFileSync(file, JSON.stringify(await loadOpenapi('openapi/portal.yaml')));
  const port = String(await freePort());
  return startProcess([process.execPath, program, 'mock', file, '-h', '127.0.0.1', '-p', port], {
    ready: /(http:\/\/[\d.]+:\d+)/,
  });
}

/** Duration of a small call, ms. */
export async function menuMs({ origin }: MockProcess): Promise<number> {
  const began = performance.now();
  await (await fetch(`${origin}/api/n/menu/all`)).arrayBuffer();
  return performance.now() - began;
}

/** Start-up time of the mock compared with a Node process that only opens a port, and its idle memory. */
export async function startRows(): Promise<Row[]> {
  const measure = async () => {
    await using bare = await startConstant(0);
    await using mock = await startMockProcess();
    return { bare: bare.openMs, mock: mock.openMs };
  };
  // The first start bundles the mock.
  const median = await medianOf(9, measure, 1);
  await using idle = await startMockProcess();
  await menuMs(idle);
  // Time for garbage collection.
  await pause(2000);
  return [
    ratio('start of the mock ÷ bare Node', median('mock'), median('bare'), 'ms', 3),
    row('idle memory of the mock', memoryOf(idle), 'MB', 120),
  ];
}
