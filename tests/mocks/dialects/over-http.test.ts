/** What leaves a server that was not written from our contract, and what it takes: over real HTTP, one dialect after the other. */
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';
import { gbkBytes } from '#mocks/dialects/gbk.ts';
import { DIALECT_IDS, type DialectId } from '#mocks/world/server.ts';

let server: MockServer;
let token = '';

beforeAll(async () => {
  server = await startMockServer({ mock: await createMock({ openapi: 'strict' }), port: 0 });
});
afterAll(() => server.close());

const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${server.origin}/__mock/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
};

beforeEach(async () => {
  await control('POST', '/reset', { seed: 1 });
  token = ((await control('POST', '/login', { persona: 'certified' })) as { token: string }).token;
});

const speak = (...dialects: DialectId[]) => control('PUT', '/server', { dialects });

const send = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    headers: { authorization: token, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const ask = async <T>(path: string, body?: unknown): Promise<T> =>
  (await (await send(path, body)).json()) as T;
const text = async (path: string, body?: unknown): Promise<string> => (await send(path, body)).text();

interface Page {
  code: unknown;
  data: { list: { id: string; applyStatus: number; epdList: string }[]; totals: number };
}
const MINE = '/p/portal/my/company/epd';
const NEWS_QUERY = { pageNum: 1, pageSize: 4 };

describe('the documented server', () => {
  beforeEach(() => control('PUT', '/server', { fields: 'documented' }));

  it('sends nothing that no document names, in the text of epdList neither', async () => {
    const { data } = await ask<Page>(MINE);
    expect(Object.keys(data.list[0] ?? {}).sort()).toEqual(
      ['id', 'applyId', 'applyStatus', 'applicationTime', 'epdList', 'pcrName'].sort(),
    );
    const { epds } = JSON.parse(data.list[0]?.epdList ?? '') as { epds: object[] };
    expect(epds.map((one) => Object.keys(one))).toEqual(epds.map(() => ['epdProductName']));
    const search = await ask<{ data: object }>('/p/epd/page', {
      pageNum: 1,
      pageSize: 4,
      pcrNumber: 'PCR-ST-2023-01',
    });
    expect(Object.keys(search.data).sort()).toEqual(['list', 'pageNum', 'pageSize', 'totals']);
  });

  it('answers null where a document names no answer', async () => {
    const inbox = await ask<Page>('/p/epd/inner/list', { ...NEWS_QUERY, type: 1 });
    expect(await ask('/p/epd/inner/read', { id: inbox.data.list[0]?.id })).toMatchObject({
      code: 1,
      data: null,
    });
  });

  it('ignores filters that are ours, and pages larger than the documents name', async () => {
    const all = await ask<Page>('/p/epd/page', { pageNum: 1, pageSize: 4 });
    const filtered = await ask<Page>('/p/epd/page', {
      pageNum: 1,
      pageSize: 100,
      productType: 'CFP',
      sort: 'gwpAsc',
    });
    expect(filtered.data).toEqual(all.data);
    expect(filtered.data.list).toHaveLength(4);
    expect((await ask<Page>(`${MINE}?pageNum=1&pageSize=50`)).data.list).toHaveLength(4);
  });

  it('keeps what the documents promise: the quote of an application by its own call', async () => {
    await control('POST', '/reset', { scenario: 'quote-issued', seed: 1, fields: 'documented' });
    token = ((await control('POST', '/login', { persona: 'certified' })) as { token: string }).token;
    const { data } = await ask<Page>(MINE);
    const quotes = await Promise.all(
      data.list.map(({ id }) => ask<{ data: object }>('/api/p/price/info', { id })),
    );
    expect(quotes.map((one) => one.data)).toContainEqual({
      id: expect.any(String) as string,
      status: 1,
      attachmentPdfId: expect.any(String) as string,
    });
  });

  it('says in words what is an error key of ours', async () => {
    const body = { userAccount: 'a@example.com', token: 'no-such-token', inlet: 'WEB' };
    const refused = await send('/api/n/user/email/verify/send', body, { 'accept-language': 'en' });
    expect(await refused.json()).toMatchObject({ code: 0, message: 'Please solve the slider puzzle first' });
  });
});

describe('ids of 19 digits', () => {
  it.each(['longIds', 'numericIds'] as const)(
    '%s: lead to the same rows, in paths and bodies, no digit lost',
    async (dialect) => {
      const own = await ask<Page>(MINE);
      await speak(dialect);
      const came = await text(MINE);
      const ids = [...came.matchAll(/"id":"?(\d+)"?,/g)].map(([, id]) => id ?? '');
      expect(ids).toHaveLength(own.data.list.length);
      for (const [index, id] of ids.entries()) {
        expect(id).toMatch(/^1\d{18}$/);
        expect(came).toContain(dialect === 'longIds' ? `"id":"${id}"` : `"id":${id},`);
        // As text, and as the bare number that another client would send.
        const asNumber = await ask<{ data: { applyStatus: number } }>('/p/epd/apply', `{"id":${id}}`);
        const asText = await ask<{ data: { applyStatus: number } }>('/p/epd/apply', { id });
        expect(asNumber).toEqual(asText);
        expect(asText.data.applyStatus).toBe(own.data.list[index]?.applyStatus);
      }
      const login = (await control('POST', '/login', { persona: 'certified' })) as {
        portalUserVO: { id: string };
      };
      expect(await ask(`/p/portal/user/detail/${login.portalUserVO.id}`)).toMatchObject({ code: 1 });
    },
  );

  it('are known after the server that told them has forgotten', async () => {
    const { data } = await ask<Page>(MINE);
    await speak('longIds');
    const [, id = ''] = /"id":"(\d+)"/.exec(await text(MINE)) ?? [];
    await control('PUT', '/snapshot', await control('GET', '/snapshot'));
    const again = await ask<{ data: { applyStatus: number } }>('/p/epd/apply', { id });
    expect(again.data.applyStatus).toBe(data.list[0]?.applyStatus);
  });
});

/** What each dialect makes of an answer. */
const LOOKS: readonly [DialectId, () => Promise<unknown>, unknown][] = [
  ['codeAsText', () => ask('/api/n/gpi/new'), { code: '1', message: 'success' }],
  ['msg', () => ask('/api/n/gpi/new'), { code: 1, msg: 'success' }],
  ['numbersAsText', () => ask(MINE), { code: 1, data: { totals: expect.stringMatching(/^\d+$/) as string } }],
  [
    'dateTimes',
    () => ask('/n/portal/list/news', NEWS_QUERY),
    {
      data: {
        list: expect.arrayContaining([
          expect.objectContaining({
            pubDate: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d 00:00:00$/) as string },
          }),
        ]) as unknown,
      },
    },
  ],
  [
    'epochMillis',
    () => ask('/n/portal/list/news', NEWS_QUERY),
    {
      data: {
        list: expect.arrayContaining([
          expect.objectContaining({ pubDate: { date: expect.any(Number) as number } }),
        ]) as unknown,
      },
    },
  ],
  [
    'nullLists',
    () => ask('/n/portal/list/news', { ...NEWS_QUERY, newsTitle: 'none' }),
    { data: { list: null, totals: 0 } },
  ],
  ['total', () => ask('/n/portal/list/news', NEWS_QUERY), { data: { total: expect.any(Number) as number } }],
  ['rows', () => ask('/n/portal/list/news', NEWS_QUERY), { data: { rows: expect.any(Array) as unknown } }],
];

it.each(LOOKS)('%s', async (dialect, answer, look) => {
  await speak(dialect);
  expect(await answer()).toMatchObject(look as object);
});

it('nullsLeftOut: no field is null, and an answer of nothing has no data', async () => {
  await speak('nullsLeftOut');
  expect(await text(MINE)).not.toContain('null');
  expect(await ask('/n/user/verify')).toEqual({ code: 1, message: 'success' });
});

it('bareCaptcha: the pictures of the puzzle, and a refusal, without the envelope', async () => {
  await speak('bareCaptcha');
  const got = await ask<{ repData: { token: string } }>('/api/n/captcha/get', { captchaType: 'blockPuzzle' });
  expect(got).toMatchObject({
    repCode: '0000',
    repMsg: null,
    success: true,
    repData: { token: expect.any(String) as string },
  });
  const wrong = { captchaType: 'blockPuzzle', pointJson: 'no point', token: got.repData.token };
  expect(await ask('/api/n/captcha/check', wrong)).toMatchObject({
    repCode: '0001',
    success: false,
  });
});

it('loginRedirect and refusalsAs200: what is no longer an HTTP status', async () => {
  token = 'worn-out';
  await speak('loginRedirect');
  const led = await send('/p/user/logout');
  expect([led.status, led.headers.get('location')]).toEqual([302, '/sso/login']);
  await speak('refusalsAs200');
  const refused = await send('/p/user/logout');
  expect(refused.status).toBe(200);
  expect(await refused.json()).toMatchObject({ code: 401 });
  await control('PUT', '/faults', [{ operationId: 'getGpi', kind: 'status', value: 500, times: 1 }]);
  expect(await ask('/api/n/gpi/new')).toMatchObject({ code: 500 });
});

it('textPlain and gbkFileNames: what the headers say', async () => {
  await speak('textPlain', 'gbkFileNames');
  const gpi = await send('/api/n/gpi/new');
  expect(gpi.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
  const { data } = (await gpi.json()) as { data: { attachmentId: string; attachmentName: string }[] };
  const file = await send(`/p/attachment/download/${data[0]?.attachmentId ?? ''}`);
  expect(file.headers.get('content-disposition')).toContain(
    `filename="${gbkBytes(data[0]?.attachmentName ?? '')}"`,
  );
  expect(gbkBytes('钢 A')).toBe('\xB8\xD6 A');
});

/** Head and bytes as they came over the wire. */
function raw(path: string): Promise<{ headers: Record<string, unknown>; bytes: number; whole: boolean }> {
  return new Promise((resolve, reject) => {
    httpRequest(`${server.origin}${path}`, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('close', () => resolve({ headers: answer.headers, bytes, whole: answer.complete }));
      answer.on('error', () => undefined);
    })
      .on('error', reject)
      .end();
  });
}

it('gzip, chunked and cutShort: how the bytes travel', async () => {
  const plain = await text('/api/n/menu/all');
  await speak('gzip');
  const packed = await raw('/api/n/menu/all');
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.bytes).toBeLessThan(Buffer.byteLength(plain));
  expect(await text('/api/n/menu/all')).toBe(plain);
  await speak('chunked');
  const pieces = await raw('/api/n/menu/all');
  expect(pieces.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
  expect(pieces).toMatchObject({ bytes: Buffer.byteLength(plain), whole: true });
  await speak('cutShort');
  expect(await raw('/api/n/menu/all')).toMatchObject({ whole: false });
  await expect(text('/api/n/menu/all')).rejects.toThrow();
});

it('all of them together leave JSON, and are one part of the World', async () => {
  await control('PUT', '/server', {
    fields: 'documented',
    dialects: DIALECT_IDS.filter((id) => id !== 'cutShort'),
  });
  expect(JSON.parse(await text(MINE))).toMatchObject({
    code: '1',
    data: { total: expect.anything() as unknown },
  });
  const { server: now } = (await control('GET', '/world')) as { server: { dialects: string[] } };
  expect(now.dialects).toHaveLength(DIALECT_IDS.length - 1);
  await control('POST', '/reset', {});
  expect(await control('GET', '/world')).toMatchObject({ server: { fields: 'all', dialects: [] } });
});

it('a recording of it holds what the handlers said, plays without a dialect, and speaks it afterwards', async () => {
  await control('PUT', '/server', { fields: 'documented', dialects: ['numericIds', 'codeAsText'] });
  const [, id = ''] = /"id":(\d+)/.exec(await text(MINE)) ?? [];
  await ask('/p/epd/apply', `{"id":${id}}`);
  const recording = (await control('GET', '/recording')) as { server: object; steps: { answer: object }[] };
  expect(recording.server).toEqual({ fields: 'documented', dialects: ['numericIds', 'codeAsText'] });
  expect(recording.steps.at(-1)?.answer).toMatchObject({
    code: 1,
    data: { applicationNumber: expect.any(String) as string },
  });
  await control('POST', '/reset', {});
  const replayed = await fetch(`${server.origin}/__mock/api/replay`, {
    method: 'POST',
    body: JSON.stringify({ recording }),
  });
  const lines = (await replayed.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines.at(-1)).toMatchObject({ done: true, passed: true });
  expect(await control('GET', '/world')).toMatchObject({ server: recording.server });
});

it('a dialect that there is not is refused', async () => {
  await expect(control('PUT', '/server', { dialects: ['klingon'] })).rejects.toThrow(/404.*no dialect/);
  await expect(control('PUT', '/server', { fields: 'some' })).rejects.toThrow(/400/);
});

describe('links', () => {
  const open = (path: string, cookie = '') =>
    fetch(`${server.origin}${path}`, { headers: { accept: 'text/html', cookie } });
  it('make a World whose server is so, or change the one that stands', async () => {
    expect((await open('/?scenario=quote-issued&fields=documented&dialects=codeAsText,msg')).status).toBe(
      200,
    );
    expect(await control('GET', '/world')).toMatchObject({
      scenario: 'quote-issued',
      server: { fields: 'documented', dialects: ['msg', 'codeAsText'] },
    });
    const went = await open('/epd/mineEpd?dialects=rows&page=2');
    expect(await went.text()).toContain('"target":"/epd/mineEpd?page=2"');
    expect(await control('GET', '/world')).toMatchObject({
      scenario: 'quote-issued',
      server: { fields: 'documented', dialects: ['rows'] },
    });
    expect((await open('/?fields=few')).status).toBe(400);
  });
});
