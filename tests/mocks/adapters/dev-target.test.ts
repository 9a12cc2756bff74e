/** `npm run dev -- --target …`: a real server, with chosen calls from the mock. */
import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mockBackend } from '#mocks/adapters/vite-plugin.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { isReal, proxyTo, TARGET_ENV, targetFrom, type Target } from '#scripts/vite/target.ts';

let real: Server;
let vite: ViteDevServer;
let http: Server;
let origin: string;
let target: Target;
/** What the real server was asked, and what was noted of it. */
const asked: string[] = [];
const lines: string[] = [];

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  real = createHttp((message, response) => {
    let body = '';
    message.on('data', (part: Buffer) => (body += part.toString()));
    message.on('end', () => {
      asked.push(`${message.method} ${message.url} ${message.headers.authorization ?? '-'} ${body}`);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"code":1,"message":"real","data":null}');
    });
  });
  const env = { [TARGET_ENV.origin]: await listen(real), [TARGET_ENV.mocked]: 'getUserDetail,getMenu' };
  const read = targetFrom(env);
  if (read === null) throw new Error('no target');
  target = read;
  vite = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [
      mockBackend({
        real: { has: (method, url) => isReal(target, method, url), persona: target.persona },
      }),
    ],
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      watch: null,
      ws: false,
      proxy: proxyTo(target, (line) => void lines.push(line)),
    },
  });
  http = createHttp(vite.middlewares);
  origin = await listen(http);
});
afterAll(async () => {
  for (const server of [http, real]) await new Promise((done) => server.close(done));
  await vite.close();
});

const call = async (path: string, init: RequestInit = {}): Promise<{ message: string; data: unknown }> =>
  (await (await fetch(`${origin}${path}`, init)).json()) as { message: string; data: unknown };

it('calls go to the real server as they are, and are told without their query', async () => {
  const headers = { authorization: 'real-token', 'content-type': 'application/json' };
  const body = '{"status":0,"type":1}';
  expect(await call('/p/epd/inner/count', { method: 'POST', headers, body })).toMatchObject({
    message: 'real',
  });
  expect(await call('/n/attachment/download/token/7?Authorization=secret')).toMatchObject({
    message: 'real',
  });
  expect(await call('/p/not/in/the/contract')).toMatchObject({ message: 'real' });
  expect(asked).toEqual([
    `POST /p/epd/inner/count real-token ${body}`,
    'GET /n/attachment/download/token/7?Authorization=secret - ',
    'GET /p/not/in/the/contract - ',
  ]);
  expect(lines[0]).toBe(`POST /p/epd/inner/count: 200 of ${target.origin}`);
  expect(lines.join(' ')).not.toContain('secret');
});

it('chosen calls stay with the mock, in the name of its persona, also after its World began anew', async () => {
  asked.length = 0;
  const detail = (): Promise<unknown> =>
    call('/p/portal/user/detail/u-certified', { headers: { authorization: 'real-token' } });
  const user = { message: 'success', data: { id: 'u-certified' } };
  expect(await detail()).toMatchObject(user);
  expect(await call('/api/n/menu/all')).toMatchObject({ message: 'success' });
  await fetch(`${origin}/__mock/api/reset`, { method: 'POST', body: '{"scenario":"default"}' });
  expect(await detail()).toMatchObject(user);
  expect((await fetch(`${origin}/__mock/api/world`)).status).toBe(200);
  expect(asked).toEqual([]);
});

it('whoever is nobody stays nobody for the mock', async () => {
  const answer = await fetch(`${origin}/p/portal/user/detail/u-certified`);
  expect(answer.status).toBe(401);
});

it.each([
  [{ [TARGET_ENV.origin]: 'portal-server' }, 'must be the address of a server'],
  [{ [TARGET_ENV.origin]: 'https://a.example.com', [TARGET_ENV.mocked]: 'getMenus' }, 'getMenus'],
  [{ [TARGET_ENV.mocked]: 'getMenu' }, 'beside a --target'],
])('%j is refused in words: %s', (env, words) => {
  expect(() => targetFrom(env)).toThrow(words);
});

it('without a target everything is the mock’s', () => {
  expect(targetFrom({})).toBeNull();
});
