/** `npm run dev -- --target …`: a real server, with selected calls from the mock. */
import { createServer as createHttp, type RequestListener, type Server } from 'node:http';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listening } from '../../support/listening.ts';
import { mockBackend } from '#mocks/adapters/vite-plugin.ts';
import type { components } from '#mocks/openapi/control.gen.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { TARGET_ENV, targetFrom, type Target } from '#scripts/vite/target.ts';
import { must } from '../../support/must.ts';

type Entry = components['schemas']['ControlJournalEntry'];
type Real = components['schemas']['ControlRealServer'];

/** Requests to the real server, and lines in the terminal. */
const asked: string[] = [];
const lines: string[] = [];
/** Answer without an envelope. */
let instead: string | null = null;
const running: { close(done: () => void): void }[] = [];
const vites: ViteDevServer[] = [];

const real: RequestListener = (message, response) => {
  let body = '';
  message.on('data', (part: Buffer) => (body += part.toString()));
  message.on('end', () => {
    const { authorization = '-', origin = '-' } = message.headers;
    asked.push(`${message.method} ${message.url} ${authorization} ${origin} ${body}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(instead ?? '{"code":1,"message":"real","data":null}');
  });
};

async function listen(server: Server): Promise<string> {
  running.push(server);
  return listening(server);
}

const note = (line: string): void => void lines.push(line);

/** Starts the development server with such a target; returns its address. */
async function develop(env: Record<string, string>): Promise<{ origin: string; target: Target }> {
  const target = must(targetFrom(env));
  const vite = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'info',
    customLogger: { ...createLogger(), info: note, error: note },
    appType: 'custom',
    plugins: [mockBackend({ real: target })],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  vites.push(vite);
  return { origin: `http://${await listen(createHttp(vite.middlewares))}`, target };
}

let origin: string;
let target: Target;
beforeAll(async () => {
  const address = `http://${await listen(createHttp(real))}`;
  const env = { [TARGET_ENV.origin]: address, [TARGET_ENV.mocked]: 'getUserDetail,getMenu' };
  ({ origin, target } = await develop(env));
});
beforeEach(() => {
  asked.length = 0;
  lines.length = 0;
  instead = null;
});
afterAll(async () => {
  for (const vite of vites) await vite.close();
  for (const server of running) await new Promise<void>((done) => server.close(() => done()));
});

const json = { 'content-type': 'application/json' };
async function call(
  path: string,
  init: RequestInit = {},
  at = origin,
): Promise<{ code: number; message: string }> {
  return (await (await fetch(`${at}${path}`, init)).json()) as { code: number; message: string };
}
const journal = async (at = origin): Promise<Entry[]> =>
  (await (await fetch(`${at}/__mock/api/requests`)).json()) as Entry[];
/** Latest log entry of a call, which is written right after the answer. */
const noted = (operationId: string | null, at = origin): Promise<Entry> =>
  vi.waitFor(
    async () => {
      const entry = (await journal(at)).find((one) => one.kind === 'real');
      expect(entry?.operationId).toBe(operationId);
      return entry as Entry;
    },
    { timeout: 20_000 },
  );
const stand = async (at = origin): Promise<Real> =>
  (await (await fetch(`${at}/__mock/api/real`)).json()) as Real;
const choose = (operationIds: readonly string[], isMocked: boolean): Promise<Response> =>
  fetch(`${origin}/__mock/api/real`, { method: 'POST', body: JSON.stringify({ operationIds, isMocked }) });

it('calls go to the real server as they are, under its own origin, and are told without their query', async () => {
  const headers = { ...json, authorization: 'real-token', origin: 'http://127.0.0.1:5173' };
  const body = '{"status":0,"type":1}';
  const sent = { method: 'POST', headers, body };
  expect(await call('/p/epd/inner/count', sent)).toMatchObject({ message: 'real' });
  expect(await call('/n/attachment/download/token/7?Authorization=secret')).toMatchObject({
    message: 'real',
  });
  expect(await call('/p/not/in/the/contract')).toMatchObject({ message: 'real' });
  expect(asked).toEqual([
    `POST /p/epd/inner/count real-token ${target.server.origin} ${body}`,
    'GET /n/attachment/download/token/7?Authorization=secret - - ',
    'GET /p/not/in/the/contract - - ',
  ]);
  expect(lines[0]).toContain(`POST /p/epd/inner/count: 200 of ${target.server.origin}`);
  expect(lines.join(' ')).not.toContain('secret');
});

it('chosen calls stay with the mock, in the name of its persona, also after its World began anew', async () => {
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

describe('the log of the workbench', () => {
  it('has each call of the real server, with status and duration, and nothing that was sent or answered', async () => {
    instead = '{"code":1,"message":"success","data":{"token":"t-77","userName":"Wang Fang"}}';
    const sent = { method: 'POST', headers: json, body: '{"mobile":"19900000007","password":"Secret99"}' };
    await call('/n/user/login/uc', sent);
    const entry = await noted('loginByPhone');
    expect(entry).toMatchObject({
      status: 200,
      method: 'POST',
      path: '/n/user/login/uc',
      body: null,
      answer: { code: 1 },
    });
    expect(entry.durationMs).toBeGreaterThan(0);
    expect(JSON.stringify(await journal())).not.toMatch(/t-77|Wang Fang|Secret99|19900000007/);
  });

  it('blanks a token in an address, and names what is no call of the contract by its path', async () => {
    await call('/p/not/in/the/contract?token=secret&page=2');
    expect(await noted(null)).toMatchObject({ path: '/p/not/in/the/contract?token=***&page=2' });
  });

  it('says where an answer is off the contract', async () => {
    instead = '{"code":1,"message":"success","data":{"list":[],"totals":"many"}}';
    await call('/p/epd/page', { method: 'POST', headers: json, body: '{"pageNum":1,"pageSize":4}' });
    const { verdict } = await noted('searchDeclarations');
    expect(verdict.answer.errors).toEqual([{ path: '/data/totals', message: 'body: must be integer' }]);
    instead = '<html>';
    await call('/p/epd/page', { method: 'POST', headers: json, body: '{}' }).catch(() => null);
    await vi.waitFor(async () => {
      const [entry] = (await journal()).filter(({ kind }) => kind === 'real');
      expect(entry?.verdict.answer.valid).toBe(false);
      expect(entry?.answer).toBeNull();
    });
  });

  it('is that of the World of the page', async () => {
    await call('/n/user/verify', { headers: { 'x-mock-world': 'other' } });
    const of = async (world: string): Promise<(string | null | undefined)[]> => {
      const answer = await fetch(`${origin}/__mock/api/requests`, { headers: { 'x-mock-world': world } });
      return ((await answer.json()) as Entry[]).map(({ operationId }) => operationId);
    };
    await vi.waitFor(async () => expect(await of('other')).toContain('verifySession'));
    expect(await of('default')).not.toContain('verifySession');
  });
});

describe('who answers', () => {
  it('is switched while it runs, for every World, and told in the log', async () => {
    expect((await stand()).mocked).toEqual(['getMenu', 'getUserDetail']);
    const events = await fetch(`${origin}/__mock/api/events`, { headers: { 'x-mock-world': 'watched' } });
    const reader = events.body?.getReader();
    await reader?.read();
    expect(await (await choose(['getMenu', 'getUserDetail'], false)).json()).toMatchObject({ mocked: [] });
    expect(await call('/api/n/menu/all')).toMatchObject({ message: 'real' });
    // Clients of other Worlds get the event too.
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: world');
    await reader?.cancel();
    await choose(['getMenu'], true);
    expect(await call('/api/n/menu/all', { headers: { 'x-mock-world': 'watched' } })).toMatchObject({
      message: 'success',
    });
    expect((await journal()).find(({ kind }) => kind === 'switch')).toMatchObject({
      operationId: 'getMenu',
      body: { operationIds: ['getMenu'], isMocked: true },
    });
    expect((await stand()).mocked).toEqual(['getMenu']);
    await choose(['getUserDetail'], true);
  });

  it.each([
    [{ operationIds: ['getMenus'], isMocked: true }, 'getMenus'],
    [{ operationIds: [], isMocked: true }, 'operationIds'],
    [{ operationIds: ['getMenu'] }, 'isMocked'],
  ])('%j is refused in words', async (body, words) => {
    const answer = await fetch(`${origin}/__mock/api/real`, { method: 'POST', body: JSON.stringify(body) });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
  });
});

describe('a server that is not there', () => {
  it('is HTTP 502 with the reason, in the workbench too, until it answers again', async () => {
    const gone = createHttp(real);
    const address = await listen(gone);
    await new Promise((done) => gone.close(done));
    const dev = await develop({ [TARGET_ENV.origin]: `http://${address}` });
    const asking = (language: string): Promise<Response> =>
      fetch(`${dev.origin}/n/user/verify`, { headers: { 'accept-language': language } });
    const answer = await asking('en');
    const reason = `The real server http://${address} does not answer. ${address} refuses connections`;
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { code: 502, message: expect.stringContaining(reason) as unknown, data: null },
    ]);
    expect(((await (await asking('zh')).json()) as { message: string }).message).toContain('未应答');
    expect(await noted('verifySession', dev.origin)).toMatchObject({
      status: 502,
      answer: expect.stringMatching(/未应答|does not answer/) as unknown,
    });
    expect((await stand(dev.origin)).heard?.trouble?.en).toContain(reason);
    // Reported once on the page and in the terminal, for any number of calls.
    expect(lines.filter((line) => line.includes('[mock] The real server'))).toHaveLength(1);
    await new Promise<void>((done) => gone.listen(Number(address.split(':')[1]), '127.0.0.1', done));
    expect(await call('/n/user/verify', {}, dev.origin)).toMatchObject({ message: 'real' });
    expect((await stand(dev.origin)).heard).toMatchObject({ trouble: null });
  });
});

it.each([
  [{ [TARGET_ENV.origin]: 'portal-server' }, 'must be the address of a server'],
  [{ [TARGET_ENV.origin]: 'https://a.example.com', [TARGET_ENV.mocked]: 'getMenus' }, 'getMenus'],
  [{ [TARGET_ENV.mocked]: 'getMenu' }, 'beside a --target'],
  [{ [TARGET_ENV.insecure]: '1' }, 'of a --target'],
  [{ [TARGET_ENV.origin]: 'https://a.example.com', [TARGET_ENV.ca]: '/no/such.pem' }, 'cannot be read'],
])('%j is refused in words: %s', (env, words) => {
  expect(() => targetFrom(env)).toThrow(words);
});

it('without a target everything is the mock’s', () => {
  expect(targetFrom({})).toBeNull();
});
