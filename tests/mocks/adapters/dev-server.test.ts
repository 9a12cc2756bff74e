import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startOf } from '#mocks/adapters/process-start.ts';
import { mockBackend } from '#mocks/adapters/vite-plugin.ts';
import { ROOT } from '#scripts/lib/paths.ts';

const HANDLER = join(ROOT, 'mocks/handlers/platform/index.ts');
const folder = mkdtempSync(join(tmpdir(), 'mock-'));
/** What somebody has typed into the handler since the server started. */
let edit: ((code: string) => string) | null = null;
let server: ViteDevServer;
let origin: string;

// What `npm start` does, with a data folder and a cache of its own, and with edits that nobody has to take back.
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
    plugins: [
      { name: 'edits', enforce: 'pre', transform: (code, id) => (id === HANDLER ? edit?.(code) : undefined) },
    ],
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
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

test('an edited handler answers at once, in the World as it was', async () => {
  const world = { 'x-mock-world': 'edited' };
  const login = { method: 'POST', headers: world, body: '{"persona":"certified"}' };
  const { token } = (await (await fetch(`${origin}/__mock/api/login`, login)).json()) as { token: string };
  const menu = async (): Promise<unknown> =>
    (await fetch(`${origin}/api/n/menu/all`, { headers: { ...world, authorization: token } })).json();
  expect(await menu()).toMatchObject({ message: 'success' });

  edit = (code) => code.replace(/getMenu: .*/, "getMenu: () => ok([], 'edited'),");
  server.watcher.emit('change', HANDLER);
  await vi.waitFor(async () => expect(await menu()).toMatchObject({ message: 'edited', data: [] }));

  // The journal of calls that change nothing is in memory alone.
  const journal = await fetch(`${origin}/__mock/api/requests`, { headers: world });
  const calls = (await journal.json()) as { kind: string; answer: { message?: string } | null }[];
  const messages = calls.filter(({ kind }) => kind === 'request').map(({ answer }) => answer?.message);
  expect([messages.at(0), messages.at(-1)]).toEqual(['edited', 'success']);
  const again = await fetch(`${origin}/__mock/api/world`, { headers: world });
  expect(await again.json()).toMatchObject({ persona: 'certified', counts: { sessions: 1 } });
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
