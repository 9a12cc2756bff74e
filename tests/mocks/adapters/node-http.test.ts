import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { startMockServer } from '#mocks/adapters/node-http.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { mockServerOfTest } from '../../support/mock-server.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
});
const start = async (): Promise<string> => (await mockServerOfTest()).origin;

describe('the HTTP server', () => {
  test('forgets those who watched a World and have gone', async () => {
    const mock = await createMock();
    const server = await mockServerOfTest({ mock });
    const leave = new AbortController();
    const stream = await fetch(`${server.origin}/__mock/api/events`, { signal: leave.signal });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(mock.worlds.watchers.count('default')).toBe(1);
    leave.abort();
    await expect.poll(() => mock.worlds.watchers.count('default')).toBe(0);
  });

  test('serves the built workbench below its path, and says how to get one that is not there', async () => {
    const built = join(folder, 'workbench');
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'index.html'), '<title>Workbench</title>');
    writeFileSync(join(built, 'assets', 'main-1a2b.js'), 'export {}');
    const server = await mockServerOfTest({ workbench: built });
    const at = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
    expect(await (await at('/__mock/')).text()).toContain('Workbench');
    expect((await at('/__mock')).headers.get('location')).toBe('/__mock/');
    expect((await at('/__mock/assets/main-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    const gone = await at('/__mock/assets/gone.js');
    expect([gone.status, await gone.text()]).toEqual([
      404,
      expect.stringMatching(/at \/__mock\/.*\n.*工作台位于/),
    ]);
    expect((await at('/__mock/api/world')).status).toBe(200);
    const without = await fetch(`${await start()}/__mock/`);
    expect([without.status, await without.text()]).toEqual([
      404,
      expect.stringMatching(/not built.*build:workbench\n.*请运行 npm run build:workbench/),
    ]);
  });

  test('finds a workbench that is built while it runs, and then has the panel in pages', async () => {
    const [dist, built] = [join(folder, 'dist'), join(folder, 'workbench')];
    mkdirSync(dist);
    writeFileSync(join(dist, 'index.html'), '<body>Portal</body>');
    const server = await mockServerOfTest({ dist, workbench: built });
    const open = async (path: string) =>
      (await fetch(server.origin + path, { headers: { accept: 'text/html' } })).text();
    expect(await open('/__mock/')).toContain('npm run build:workbench');
    expect(await open('/')).not.toContain('panel.js');
    mkdirSync(built);
    writeFileSync(join(built, 'index.html'), '<title>Workbench</title>');
    expect(await open('/__mock/')).toContain('<title>Workbench</title>');
    expect(await open('/')).toContain('panel.js');
  });

  test('tells whoever opens a page without a portal how to get one, and where the workbench is', async () => {
    const origin = await start();
    const said = async (path: string, accept: string) =>
      (await fetch(origin + path, { headers: { accept } })).text();
    for (const [path, accept] of [
      ['/', '*/*'],
      ['/epd/mineEpd?tab=2', 'text/html'],
    ] as const) {
      const text = await said(path, accept);
      expect(text).toMatch(/^There is nothing at \/(?:epd\/mineEpd)?: this server serves no portal; /);
      expect(text).toContain('--dist dist');
      expect(text).toContain('The workbench is at /__mock/');
      expect(text).toContain('工作台位于 /__mock/');
    }
    expect(await said('/assets/gone.js', '*/*')).toBe('There is nothing at /assets/gone.js\n');
  });

  const setFault = (origin: string, operationId: string) =>
    fetch(`${origin}/__mock/api/faults`, {
      method: 'PUT',
      body: JSON.stringify([{ operationId, kind: 'network', times: 1 }]),
    });

  test('drops the connection when a fault says so', async () => {
    const origin = await start();
    await setFault(origin, 'getMenu');
    // Its head has come: else browsers would repeat the call unasked, and nobody would see the fault.
    const broken = await fetch(`${origin}/api/n/menu/all`);
    await expect(broken.text()).rejects.toThrow();
    expect((await fetch(`${origin}/api/n/menu/all`)).status).toBe(200);
  });

  test('drops it when all has come: bytes that nobody took would make it forget its head', async () => {
    const origin = await start();
    await setFault(origin, 'uploadAttachment');
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let came = '';
    socket.on('data', (part: Buffer) => void (came += part.toString()));
    const half = 'x'.repeat(500_000);
    socket.write(
      `POST /p/attachment/upload HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n${half}`,
    );
    for (let round = 0; round < 3; round += 1) await fetch(`${origin}/api/n/menu/all`);
    expect(came).toBe('');
    socket.write(half);
    await once(socket, 'close');
    expect(came).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(came).not.toContain('}');
  });

  test('says that a port is in use', async () => {
    const origin = await start();
    const mock = await createMock();
    const port = Number(new URL(origin).port);
    await expect(startMockServer({ mock, port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`);
  });
});
