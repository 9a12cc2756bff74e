import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMock, dispatch } from '#mocks/adapters/create-mock.ts';
import { answerWeb } from '#mocks/core/web.ts';
import { rawRequest, type HowToSend } from '../../support/raw-request.ts';
import { mockServerOfTest } from '../../support/mock-server.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

vi.mock('msw', () => {
  throw new Error('The HTTP server needs nothing of MSW');
});

const SEARCH = '/p/epd/page';
const JSON_TYPE = { 'content-type': 'application/json' };

const mock = ofEachTest(() => createMock());
const server = ofEachTest(() => mockServerOfTest({ mock }));
afterEach(() => vi.unstubAllGlobals());

/** Not by `fetch`, which makes what must not be made. */
async function send(path: string, ...how: HowToSend) {
  const { body, ...rest } = await rawRequest(server.origin + path, ...how);
  return { ...rest, body: body.toString() };
}

/** Notes which parts of fetch and of web streams are made from now on. */
function watchWebParts(): string[] {
  const made: string[] = [];
  const names = ['Request', 'Response', 'Headers', 'FormData', 'ReadableStream', 'AbortController'] as const;
  for (const name of names) {
    const own = globalThis[name];
    const watched = new Proxy<object>(own, {
      construct(target, given) {
        made.push(name);
        return Reflect.construct(target as new () => object, given) as object;
      },
    });
    vi.stubGlobal(name, watched);
  }
  return made;
}

describe('over node:http', () => {
  test('a call with JSON makes no request, response, stream or signal of the web', async () => {
    await send('/api/n/menu/all');
    const made = watchWebParts();
    const calls = [
      await send('/api/n/menu/all'),
      await send(SEARCH, 'POST', JSON_TYPE, ['{"pageNum":1,"pageSize":4}']),
      await send('/__mock/api/world'),
      await send('/p/nothing'),
      await send('/?scenario=default', 'GET', { accept: 'text/html' }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
    expect(made).toEqual([]);
  });

  test.each([
    ['GET', '/api/n/menu/all', undefined],
    ['POST', SEARCH, '{"pageNum":1,"pageSize":4,"sort":"GWP"}'],
    ['POST', SEARCH, '{"pageNum":"x"}'],
    ['POST', SEARCH, '{'],
    ['POST', '/p/epd/apply', '{"id":"app-003"}'],
    ['DELETE', SEARCH, undefined],
    ['GET', '/p/nothing', undefined],
    ['GET', '/p/epd/%E0%A4%A', undefined],
    ['GET', '/__mock/api/scenarios', undefined],
    ['POST', '/__mock/api/clock', '{"advance":1}'],
    ['DELETE', '/__mock/api/clock', undefined],
  ])('%s %s %s is answered as over the web', async (method, path, body) => {
    mock.worlds.reset('default', { seed: 1 }).clock.set({ frozen: true });
    const plain = await send(path, method, JSON_TYPE, body === undefined ? [] : [body]);
    const init = { method, headers: JSON_TYPE, ...(body === undefined ? {} : { body }) };
    const web = await answerWeb(dispatch, mock, new Request(server.origin + path, init));
    expect([plain.status, plain.body]).toEqual([web?.status, await web?.text()]);
    for (const name of ['content-type', 'cache-control', 'allow', 'x-mock-operation'])
      expect([name, plain.headers[name] ?? null]).toEqual([name, web?.headers.get(name)]);
  });

  test('a body may come in parts, broken within a letter', async () => {
    const bytes = Buffer.from('{"epdKeyword":"热轧钢","pageNum":1,"pageSize":4}');
    const at = bytes.indexOf('轧') + 1;
    const parts = [bytes.subarray(0, at), bytes.subarray(at)];
    const { body } = await send(SEARCH, 'POST', JSON_TYPE, parts);
    expect(body).toBe((await send(SEARCH, 'POST', JSON_TYPE, [bytes])).body);
    const sent = mock.worlds.get('default').recorder.list().at(-1)?.request;
    expect(sent).toEqual({ json: bytes.toString() });
  });

  test('HEAD has the answer without its body', async () => {
    const { status, headers, body } = await send('/api/n/menu/all', 'HEAD');
    expect([status, headers.allow, body]).toEqual([405, 'GET', '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  test('HEAD of the control API is GET without its body', async () => {
    const path = '/__mock/api/personas';
    const [get, head] = [await send(path), await send(path, 'HEAD')];
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect((await send('/__mock/api/reset', 'HEAD')).headers.allow).toBe('POST');
  });

  test('HEAD of the news of a World leaves nobody who watches it', async () => {
    const { watchers } = mock.worlds;
    const watch = vi.spyOn(watchers, 'watch');
    const { status, headers, body } = await send('/__mock/api/events', 'HEAD');
    expect([status, body]).toEqual([200, '']);
    expect(headers).not.toHaveProperty('content-length');
    expect(watch).toHaveBeenCalledOnce();
    expect(watchers.count('default')).toBe(0);
  });

  test('an address that makes none is 400, and the server goes on', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { hostname, port } = new URL(server.origin);
    const answer = await new Promise<string>((done) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => done(text));
      socket.write('GET /api/n/menu/all HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n');
    });
    expect(answer).toContain('HTTP/1.1 400');
    expect((await send('/api/n/menu/all')).status).toBe(200);
  });
});
