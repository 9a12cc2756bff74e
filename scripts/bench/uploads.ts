/** Cost of concurrent large uploads: latency of other calls, and memory. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { DEFAULT_WORLD } from '#mocks/lib/cookies.ts';
import { HttpWorld } from '#mocks/mcp/server.ts';
import { temporaryFolder } from '../lib/paths.ts';
import { startMockProcess, type MockProcess } from '../lib/mock-process.ts';
import { quantile, row, type Row } from './rows.ts';
import { memoryOf, menuMs } from './servers.ts';

const UPLOADS = 30;
const MEGABYTES = 40;

/** Runs in a worker thread. @throws Error if no upload succeeded or a connection broke */
async function uploadAll({ origin }: MockProcess, token: string, path: string): Promise<string> {
  const result = await autocannon({
    url: `${origin}/p/attachment/upload`,
    method: 'POST',
    headers: { authorization: token },
    form: {
      businessType: { type: 'text', value: 'LCA' },
      reportType: { type: 'text', value: 'LCA_REPORT' },
      file: { type: 'file', path, options: { filename: 'report.pdf', contentType: 'application/pdf' } },
    },
    amount: UPLOADS,
    connections: UPLOADS,
    workers: 1,
    timeout: 600,
  });
  const counts = `${result['2xx']} taken, ${result.non2xx} refused`;
  if (result['2xx'] === 0 || result.errors > 0) throw new Error(`uploads at once: ${counts}`);
  return counts;
}

export async function uploadRows(): Promise<Row[]> {
  using data = temporaryFolder('bench');
  const file = join(data.path, 'report.pdf');
  writeFileSync(file, '%PDF-'.padEnd(MEGABYTES * 1024 * 1024, 'A'));
  await using server = await startMockProcess('--data', join(data.path, 'worlds'));
  const { token } = await new HttpWorld(DEFAULT_WORLD, server.origin).signInAs('certified');
  const idle: number[] = [];
  for (let n = 0; n < 100; n += 1) idle.push(await menuMs(server));
  const before = memoryOf(server);
  let peak = before;
  const busy: number[] = [];
  const uploads = { done: false };
  const counted = uploadAll(server, token ?? '', file).finally(() => (uploads.done = true));
  while (!uploads.done) {
    busy.push(await menuMs(server));
    peak = Math.max(peak, memoryOf(server));
    await pause(20);
  }
  const idleMs = `${quantile(idle, 0.99).toFixed(0)} ms idle`;
  const all = `${UPLOADS} × ${MEGABYTES} MB: ${await counted}`;
  return [
    row('menu during uploads, 99 of 100 calls', quantile(busy, 0.99), 'ms', 100, idleMs),
    row('memory for uploads', peak - before, 'MB', 300, all),
  ];
}
