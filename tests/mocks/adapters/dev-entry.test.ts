import { beforeEach, expect, it, vi, afterAll, beforeAll, test } from 'vitest';
import { createDevBackend, type DevBackend } from '#mocks/adapters/dev-entry.ts';
import { plainCall } from '#mocks/lib/plain-call.ts';
import { devErrors } from '#mocks/adapters/dev-overlay.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { startOf } from '#mocks/adapters/folder-lock.ts';
import { mockBackend } from '#mocks/adapters/vite-plugin.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const send = vi.fn();
const error = vi.fn();
let backend: DevBackend;

const GONE = { type: 'custom', event: 'mock-backend:gone' };
const shown = (text: string): object => ({
  type: 'error',
  err: { message: expect.stringContaining(text) as string, stack: '', plugin: 'mock-backend' },
});
const call = async (path: string): Promise<number | undefined> =>
  (await backend.answer(plainCall('GET', new URL(path, 'http://localhost'))))?.status;
const FORMS = '/n/dict/list/COMPANY_FORM';
const TYPES = '/n/dict/list/RESOURCE_TYPE';

/** Gives the entries of a dictionary a label; the contract allows 256 characters. */
function label(type: string, length: number): void {
  const { store } = backend.worlds.get('default');
  for (const { id } of store.dictItems.where('type', type))
    store.dictItems.update(id, { value: { zh: '长'.repeat(length), en: null } });
}

beforeEach(async () => {
  send.mockReset();
  error.mockReset();
  // Of the development server only these two are used.
  const errors = devErrors({ ws: { send }, config: { logger: { error } } } as never);
  backend = await createDevBackend({
    worlds: null,
    storage: null,
    real: null,
    hostNames: ['localhost'],
    errors,
  });
});

it('an answer off the contract is delivered, shown, and forgotten with the first one as it should be', async () => {
  label('COMPANY_FORM', 300);
  expect(await call(FORMS)).toBe(200);
  expect(send).toHaveBeenLastCalledWith(shown('Off-contract answer of listCompanyForms'));
  expect(error).toHaveBeenCalledTimes(1);

  // Another call proves nothing about this one.
  await call(TYPES);
  expect(send).toHaveBeenCalledTimes(1);
  label('COMPANY_FORM', 2);
  await call(FORMS);
  expect(send).toHaveBeenLastCalledWith(GONE);
});

it('of two errors the one that is left is shown again', async () => {
  label('COMPANY_FORM', 300);
  label('RESOURCE_TYPE', 300);
  await call(FORMS);
  await call(TYPES);
  label('RESOURCE_TYPE', 2);
  await call(TYPES);
  expect(send).toHaveBeenLastCalledWith(shown('listCompanyForms'));
  expect(error).toHaveBeenCalledTimes(2);
});

it('what the former code answered is forgotten when its code was edited', async () => {
  label('COMPANY_FORM', 300);
  await call(FORMS);
  backend.retire();
  expect(send).toHaveBeenLastCalledWith(GONE);
});

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
