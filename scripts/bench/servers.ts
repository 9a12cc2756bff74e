/** Servers in child processes, to measure their memory and time separately. */
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { startMockProcess, startProcess, type MockProcess } from '../lib/mock-process.ts';
import { medianOf, ratio, row, type Row } from './rows.ts';

/** Resident memory, MB. */
export const memoryOf = ({ pid }: MockProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;

export const startConstant = (bytes: number): Promise<MockProcess> =>
  startProcess([process.execPath, 'scripts/bench/constant-server.js', String(bytes)]);

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
