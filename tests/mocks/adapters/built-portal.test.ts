/** The built portal, served beside the mock. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { startMockServer } from '#mocks/adapters/node-http.ts';
import { mockServerOfTest } from '../../support/mock-server.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

const script = `console.log("${'x'.repeat(5000)}")`;
let folder: string;

beforeEach(() => {
  folder = folderOfTest();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(folder, 'assets/main-abc123.js'), script);
});
const start = async (): Promise<string> => (await mockServerOfTest({ dist: folder })).origin;

test('serves files with type and caching, compressed where it helps', async () => {
  const origin = await start();
  const js = await fetch(`${origin}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } });
  expect(js.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(js.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(js.headers.get('content-encoding')).toBe('br');
  expect(await js.text()).toBe(script);
  const identity = { headers: { 'accept-encoding': 'identity' } };
  const plain = await fetch(`${origin}/assets/main-abc123.js`, identity);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

test('answers HEAD without a body and 304 for what the browser has', async () => {
  const origin = await start();
  const head = await fetch(`${origin}/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const etag = head.headers.get('etag') ?? '';
  const again = await fetch(`${origin}/`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('gives the page for any page load, and 404 for a missing script', async () => {
  const origin = await start();
  const accept = { headers: { accept: 'text/html' } };
  expect(await (await fetch(`${origin}/epd/mineEpd?id=1`, accept)).text()).toContain('Portal');
  expect((await fetch(`${origin}/assets/old-hash.js`)).status).toBe(404);
  expect((await fetch(`${origin}/api/n/nothing`, accept)).status).toBe(404);
});

test('starts a situation on any page', async () => {
  const origin = await start();
  const page = await fetch(`${origin}/epd/mineEpd?scenario=default`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('"target":"/epd/mineEpd"');
});

test('never leaves its folder', async () => {
  writeFileSync(join(folder, '..', 'mock-secret.txt'), 'secret');
  const origin = await start();
  const above = ['/..%2f', '/%2e%2e/', '/assets/..%2f..%2f'].map((path) => `${path}mock-secret.txt`);
  for (const path of [...above, '/%00']) {
    const answer = await fetch(origin + path);
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('secret\n')]);
  }
  rmSync(join(folder, '..', 'mock-secret.txt'));
});

test('has nothing below a file, and nothing under a name that no file can have', async () => {
  const origin = await start();
  for (const path of ['/index.html/', '/index.html/x', '/assets/main-abc123.js/', `/${'x'.repeat(5000)}`])
    expect((await fetch(origin + path)).status).toBe(404);
});

test('says what is missing when the folder holds no build', async () => {
  const mock = await createMock();
  await expect(startMockServer({ mock, port: 0, dist: join(folder, 'assets') })).rejects.toThrow(
    'npm run build',
  );
});
