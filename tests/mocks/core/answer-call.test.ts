import { describe, expect, test, vi } from 'vitest';
import { file, ok } from '#mocks/handlers/handler.ts';
import type { AnyHandler } from '#mocks/core/mock.ts';
import { BodyQuota } from '#mocks/core/body-quota.ts';
import { readJson } from '#mocks/core/read-body.ts';
import { callOf } from '#mocks/core/web.ts';
import { PICTURE_MARK } from '#mocks/world/recorder.ts';
import { TOKEN_LIFETIME_MS } from '#src/lib/limits.ts';
import { openBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const bench = ofEachTest(() => openBench());

const MENU = '/api/n/menu/all';
const COUNT = '/p/epd/inner/count';
const COUNTED = { status: 0, type: 1 };
const last = (bench: Awaited<ReturnType<typeof openBench>>) => bench.world.journal.tail(1)[0];

describe('a call', () => {
  test('is answered in the envelope, named and timed', async () => {
    const { response, status, json } = await bench.call('GET', MENU);
    expect(status).toBe(200);
    expect(json.code).toBe(1);
    expect(response.headers.get('x-mock-operation')).toBe('getMenu');
    expect(response.headers.get('server-timing')).toMatch(/^mock;dur=\d/);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-powered-by')).toBe('steel-mock-backend');
  });

  test("carries the World's time, as a server's clock", async () => {
    for (const second of ['09', '10']) {
      bench.world.clock.set({ now: Date.parse(`2031-05-06T07:08:${second}Z`), frozen: true });
      const { response } = await bench.call('GET', MENU);
      expect(response.headers.get('date')).toBe(`Tue, 06 May 2031 07:08:${second} GMT`);
    }
  });

  test('that the contract does not have is 404, with another method 405', async () => {
    expect(await bench.call('GET', '/api/n/nothing')).toMatchObject({
      status: 404,
      json: { code: 404, data: null },
    });
    const wrong = await bench.call('POST', MENU);
    expect(wrong.status).toBe(405);
    expect(wrong.response.headers.get('allow')).toBe('GET');
    expect(last(bench)).toMatchObject({ operationId: null, status: 405 });
  });

  test('gets its parameters in the types of the contract', async () => {
    const handler = vi.fn<AnyHandler>(() => ok({ list: [], totals: 0, pageNum: 2, pageSize: 3 }));
    const bench = await openBench({ listMyApplications: handler }, 'off');
    const token = await bench.login('certified');
    await bench.call('GET', '/p/portal/my/company/epd?pageNum=2&pageSize=3', {
      token,
      language: 'en-US,en;q=0.9',
    });
    expect(handler.mock.calls[0]?.[0]).toMatchObject({ query: { pageNum: 2, pageSize: 3 }, language: 'en' });
  });
});

describe('the token', () => {
  test('is wanted raw in the header, and ends after one day', async () => {
    const body = COUNTED;
    expect((await bench.call('POST', COUNT, { body })).status).toBe(401);
    const token = await bench.login('certified');
    expect((await bench.call('POST', COUNT, { body, token })).status).toBe(200);
    expect((await bench.call('POST', COUNT, { body, token: `Bearer ${token}` })).status).toBe(401);
    bench.world.clock.set({ advanceMs: TOKEN_LIFETIME_MS });
    expect(await bench.call('POST', COUNT, { body, token })).toMatchObject({
      status: 401,
      json: { code: 401, message: 'UNAUTHORIZED', data: null },
    });
  });

  test('stands in the query where a plain link cannot send a header, and never in the journal (decision 3)', async () => {
    const bench = await openBench({
      downloadByToken: () =>
        file(new Uint8Array([37, 80, 68, 70]), 'application/pdf', '报告.pdf', 'attachment'),
    });
    const token = await bench.login('certified');
    const path = '/n/attachment/download/token/att-1';
    expect((await bench.call('GET', path)).status).toBe(401);
    expect((await bench.call('GET', path, { token })).status).toBe(401);
    const { response, status } = await bench.call('GET', `${path}?Authorization=${token}`);
    expect(status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([37, 80, 68, 70]));
    expect(JSON.stringify(bench.world.journal.tail())).not.toContain(token);
    expect(last(bench)).toMatchObject({
      path: `${path}?Authorization=***`,
      userId: 'u-certified',
      answer: '{"file":"application/pdf","bytes":4}',
    });
  });
});

describe('the answer', () => {
  test('stands in the journal with a mark for each picture, and with no secret', async () => {
    const body = { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: 1 };
    const { json } = await bench.call('POST', '/api/n/captcha/get', { body });
    // All that is looked at is text.
    const { secretKey = '' } = json.data as Record<string, string>;
    const kept = last(bench)?.answer ?? '';
    expect(JSON.parse(kept)).toMatchObject({
      data: { originalImageBase64: PICTURE_MARK, jigsawImageBase64: PICTURE_MARK },
    });
    expect(secretKey).not.toBe('');
    expect(kept).not.toContain(secretKey);
  });
});

describe('the request', () => {
  test('that is no JSON is refused', async () => {
    expect(await bench.call('POST', '/p/epd/page', { body: '{"pageNum":' })).toMatchObject({
      status: 400,
      json: { code: 400, message: 'The body is no JSON', data: null },
    });
  });

  test.each([
    ['a wrong type', { pageNum: '1', pageSize: 4 }, /\/pageNum: must be integer/],
    ['an unknown word', { pageNum: 1, pageSize: 4, sort: 'LOUDEST' }, /\/sort: must be one of/],
  ])('with %s, which no form sends, is HTTP 400 with its place', async (_, body, message) => {
    const handler = vi.fn<AnyHandler>();
    const bench = await openBench({ searchDeclarations: handler });
    const { status, json } = await bench.call('POST', '/p/epd/page', { body });
    expect(status).toBe(400);
    expect(json.message).toMatch(message);
    expect(handler).not.toHaveBeenCalled();
    expect(last(bench)?.requestFindings).not.toEqual([]);
  });

  test.each([
    ['too small a number', { pageNum: 0, pageSize: 4 }, '/pageNum'],
    ['too long a text', { pageNum: 1, pageSize: 4, epdKeyword: 'x'.repeat(101) }, '/epdKeyword'],
    ['a missing value', { pageNum: 1 }, '/'],
    ['null where a value must be', { pageNum: 1, pageSize: null }, '/'],
  ])('with %s goes to the handler, and the journal names it (decision 32)', async (_, body, pointer) => {
    const { status, json } = await bench.call('POST', '/p/epd/page', { body });
    expect([status, json.code]).toEqual([200, 0]);
    expect(json.message).toMatch(/[\u4e00-\u9fff]/);
    expect(last(bench)?.requestFindings).toMatchObject([{ where: 'body', pointer, kind: 'limit' }]);
  });

  test('takes null as left out where a value may be missing (decision 32)', async () => {
    const handler = vi.fn<AnyHandler>(() => ({ kind: 'ok', data: null, message: '' }));
    const bench = await openBench({ completeProfile: handler });
    const token = await bench.login('newcomer');
    const body = { userName: '王工', companyType: '1', contacts: '王工', department: null };
    await bench.call('POST', '/api/p/user/name/update', { token, body });
    expect(handler.mock.calls[0]?.[0].body).toEqual({ userName: '王工', companyType: '1', contacts: '王工' });
    expect(last(bench)?.requestFindings).toEqual([]);
  });

  test('is read in browsers whose requests have no stream', async () => {
    const request = new Request('http://localhost', { method: 'POST', body: '{"a":1}' });
    const plain = {
      method: 'POST',
      url: request.url,
      headers: request.headers,
      arrayBuffer: () => request.arrayBuffer(),
    };
    // What those browsers give is no whole Request, which is the point.
    expect(await readJson(callOf(plain as unknown as Request), new BodyQuota().open())).toEqual({ a: 1 });
    expect(plain).not.toHaveProperty('body');
  });
});

describe('our own answer off the contract', () => {
  const wrong: Record<string, AnyHandler> = {
    getMenu: () => ok([{ code: 'nav.home', url: 7, children: [], extra: 1 }]),
  };

  test.each([
    ['is HTTP 500 with the places, when strict', 'strict', 500, /^Off-contract .* getMenu: .*\/data\/0/],
    ['is reported and sent all the same, when only reported', 'report', 200, /^success$/],
    ['is nobody’s business, when checks are off', 'off', 200, /^success$/],
  ] as const)('%s', async (_, openapi, expected, message) => {
    const bench = await openBench(wrong, openapi);
    const { status, json } = await bench.call('GET', MENU);
    expect([status, json.message]).toEqual([expected, expect.stringMatching(message)]);
    const isChecked = openapi !== 'off';
    expect(bench.reports).toMatchObject(isChecked ? [{ operationId: 'getMenu', worldId: 'default' }] : []);
    expect((last(bench)?.answerFindings ?? []).length > 0).toBe(isChecked);
  });
});

test('a handler that throws is HTTP 500, told, and in the journal', async () => {
  const bench = await openBench({
    getMenu: () => {
      throw new Error('no menu today');
    },
  });
  const { status, json } = await bench.call('GET', MENU);
  expect(status).toBe(500);
  expect(json.message).toContain('no menu today');
  expect(bench.errors).toHaveLength(1);
  expect(last(bench)).toMatchObject({ operationId: 'getMenu', status: 500 });
});
