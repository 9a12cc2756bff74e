/** What many large uploads at once cost other calls, and how much memory the mock needs for them. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_WORLD } from '#mocks/lib/cookies.ts';
import { HttpWorld } from '#mocks/mcp/server.ts';
import { quantile, type Row } from './rows.ts';
import { startMock, type Server } from './servers.ts';

const UPLOADS = 30;
const MEGABYTES = 40;
const P99_MS_AT_MOST = 100;
/** Beyond its idle memory; the uploads together have 1,200 MB. */
const EXTRA_MB_AT_MOST = 300;
const EVERY_MS = 20;
const IDLE_CALLS = 100;

async function menuMs({ origin }: Server): Promise<number> {
  const began = performance.now();
  await (await fetch(`${origin}/api/n/menu/all`)).arrayBuffer();
  return performance.now() - began;
}

/** @throws Error when no upload succeeded, or a connection broke */
async function uploadAll({ origin }: Server, token: string): Promise<string> {
  const args = ['scripts/bench/upload-sender.js', origin, token, String(UPLOADS), String(MEGABYTES)];
  const sender = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let counts = '';
  sender.stdout.on('data', (chunk: Buffer) => void (counts += chunk.toString()));
  await new Promise((done) => sender.once('close', done));
  const { 200: taken = 0, 0: broken = 0 } = JSON.parse(counts) as Record<string, number>;
  if (taken === 0 || broken > 0) throw new Error(`uploads at once: ${counts}`);
  return counts.trim();
}

export async function uploadRows(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await using server = await startMock('--data', data);
    const { token } = await new HttpWorld(DEFAULT_WORLD, server.origin).signInAs('certified');
    const idle: number[] = [];
    for (let n = 0; n < IDLE_CALLS; n += 1) idle.push(await menuMs(server));
    const before = server.memory();
    let peak = before;
    const busy: number[] = [];
    const uploads = { done: false };
    const counted = uploadAll(server, token ?? '').finally(() => (uploads.done = true));
    while (!uploads.done) {
      busy.push(await menuMs(server));
      peak = Math.max(peak, server.memory());
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
