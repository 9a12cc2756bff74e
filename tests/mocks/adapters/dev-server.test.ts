import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startOf } from '#mocks/adapters/folder-lock.ts';
import { mockBackend } from '#mocks/adapters/vite-plugin.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const folder = folderOfFile();
let server: ViteDevServer;
let origin: string;

// What `npm start` does, with a data folder and a cache of its own.
beforeAll(async () => {
  vi.stubEnv('MOCK_DATA', join(folder, 'data'));
  server = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    // Only what is asked for is made: no packages for the browser, and not the whole portal behind its first script.
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, hmr: false, preTransformRequests: false },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

test('npm start gives the page, its scripts and the calls of the mock', async () => {
  const page = await fetch(`${origin}/epd/mineEpd`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('src="/src/main.tsx"')]);
  const script = await fetch(`${origin}/src/main.tsx`);
  expect(script.headers.get('content-type')).toContain('javascript');
  const menu = await fetch(`${origin}/api/n/menu/all`);
  expect(await menu.json()).toMatchObject({ code: 1 });
  const link = await fetch(`${origin}/?scenario=stage-10`, { headers: { accept: 'text/html' } });
  expect(await link.text()).toContain('id="preparation"');
});

test('npm start gives the workbench too, from its sources', async () => {
  const page = await fetch(`${origin}/__mock/`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('src="/mocks/workbench/main.tsx"');
  const script = await fetch(`${origin}/mocks/workbench/main.tsx`);
  expect(script.headers.get('content-type')).toContain('javascript');
});

test('a second server on the same folder says who has it and does not start', async () => {
  const data = join(folder, 'held');
  mkdirSync(data);
  const holder = { pid: process.ppid, start: startOf(process.ppid), since: 'Monday', port: 5173 };
  writeFileSync(join(data, 'server-1.lock'), JSON.stringify(holder));
  const starting = createServer({
    configFile: false,
    logLevel: 'silent',
    server: { watch: null },
    plugins: [mockBackend({ data })],
  });
  await expect(starting).rejects.toThrow(`process ${process.ppid} has it since Monday at port 5173`);
});
