/** What many large uploads at once cost other calls, and how much memory the mock needs for them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { DEFAULT_WORLD } from '#mocks/lib/cookies.ts';
import { HttpWorld } from '#mocks/mcp/server.ts';
import { startMockProcess, type MockProcess } from '../lib/mock-process.ts';
import { quantile, type Row } from './rows.ts';
import { memoryOf } from './servers.ts';

const UPLOADS = 30;
const MEGABYTES = 40;
const P99_MS_AT_MOST = 100;
/** Beyond its idle memory; the uploads together have 1,200 MB. */
const EXTRA_MB_AT_MOST = 300;
const EVERY_MS = 20;
const IDLE_CALLS = 100;

async function menuMs({ origin }: MockProcess): Promise<number> {
  const began = performance.now();
  await (await fetch(`${origin}/api/n/menu/all`)).arrayBuffer();
  return performance.now() - began;
}

/** From a thread of its own. @throws Error when no upload succeeded, or a connection broke */
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
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(data, 'report.pdf');
  writeFileSync(file, '%PDF-'.padEnd(MEGABYTES * 1024 * 1024, 'A'));
  try {
    await using server = await startMockProcess('--data', join(data, 'worlds'));
    const { token } = await new HttpWorld(DEFAULT_WORLD, server.origin).signInAs('certified');
    const idle: number[] = [];
    for (let n = 0; n < IDLE_CALLS; n += 1) idle.push(await menuMs(server));
    const before = memoryOf(server);
    let peak = before;
    const busy: number[] = [];
    const uploads = { done: false };
    const counted = uploadAll(server, token ?? '', file).finally(() => (uploads.done = true));
    while (!uploads.done) {
      busy.push(await menuMs(server));
      peak = Math.max(peak, memoryOf(server));
      await pause(EVERY_MS);
    }
    const beside = `${UPLOADS} × ${MEGABYTES} MB: ${await counted}`;
    const [p99, idleP99] = [quantile(busy, 0.99), quantile(idle, 0.99)];
    return [
      {
        what: 'menu during uploads, 99 of 100 calls',
        value: p99,
        unit: 'ms',
        limit: P99_MS_AT_MOST,
        beside: `${idleP99.toFixed(0)} ms idle`,
      },
      { what: 'memory for uploads', value: peak - before, unit: 'MB', limit: EXTRA_MB_AT_MOST, beside },
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
