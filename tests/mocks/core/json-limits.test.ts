/** JSON that is nested too deep, or holds too much, is refused in words wherever it comes in, and changes nothing. */
import { describe, expect, test } from 'vitest';
import { CALL_JSON, FILE_JSON, parseWithin } from '#mocks/lib/checked-json.ts';
import type { Snapshot } from '#mocks/world/snapshot.ts';
import { openBench } from '../support.ts';
import { must } from '../../support/must.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const bench = ofEachTest(() => openBench());

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const keyed = (count: number): string =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":${at}`).join(',')}}`;

const DEEP = { zh: '请求内容嵌套过深，最多 64 层', en: 'The JSON is nested too deep: at most 64 levels' };
const LARGE = {
  zh: '请求内容过多，最多 20000 个字段和列表项',
  en: 'The JSON holds too much: at most 20000 fields and list items',
};

describe('the limits', () => {
  test('are the last that pass', () => {
    expect(parseWithin(nested(CALL_JSON.depth), CALL_JSON)).toBeInstanceOf(Array);
    expect(() => parseWithin(nested(CALL_JSON.depth + 1), CALL_JSON)).toThrow(DEEP.en);
    expect(() => parseWithin(keyed(CALL_JSON.values + 2), CALL_JSON)).toThrow(LARGE.en);
    expect(parseWithin(keyed(CALL_JSON.values), CALL_JSON)).toBeInstanceOf(Object);
  });

  test('do not count what stands inside a text', () => {
    const text = `\\"${'[{,'.repeat(CALL_JSON.values)}\\\\`;
    expect(parseWithin(`{"a":"${text}","b":"${'\\\\'}"}`, CALL_JSON)).toHaveProperty('b', '\\');
  });

  test('are found in one pass, however large and however broken it is', () => {
    const began = performance.now();
    for (const json of [
      '['.repeat(4e6),
      `"${'\\'.repeat(4e6)}`,
      `{"${'\\"'.repeat(2e6)}`,
      `[${'0,'.repeat(2e6)}`,
    ])
      expect(() => parseWithin(json, FILE_JSON)).toThrow(/too deep|too much|JSON/);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('digits', () => {
  test.each([
    ['{"ids":[ -9007199254740993 ,1]}', { ids: ['-9007199254740993', 1] }],
    ['1580217436659402751', '1580217436659402751'],
    // Safe, no integers, or inside a text.
    [
      '[9007199254740991,0.12345678901234567,1580217436659402751e0]',
      [Number.MAX_SAFE_INTEGER, Number('0.12345678901234567'), Number('1580217436659402751e0')],
    ],
    [
      '{"a":"1580217436659402751, \\"1580217436659402752\\""}',
      { a: '1580217436659402751, "1580217436659402752"' },
    ],
    ['{"1580217436659402751":true}', { '1580217436659402751': true }],
  ])('of %s are all there', (json, value) => {
    expect(parseWithin(json, CALL_JSON)).toEqual(value);
  });

  test.each(['{"id":01580217436659402751}', '[1580217436659402751 2]', '-', '{"a":1580217436659402751'])(
    'of %s make no JSON of what is none',
    (json) => {
      expect(() => parseWithin(json, CALL_JSON)).toThrow(SyntaxError);
    },
  );

  test('that a call brings as bare numbers stand in the journal and in the recording', async () => {
    const body = '{"id":1580217436659402751,"i18n":"zh-CN"}';
    await bench.call('POST', '/api/n/agreement/details', { body });
    const { json } = await bench.control('GET', '/requests');
    expect(JSON.stringify(json)).toContain('1580217436659402751');
    expect(JSON.stringify((await bench.control('GET', '/recording')).json)).toContain('1580217436659402751');
  });
});

describe('a call', () => {
  test.each([
    ['nested too deep', nested(2000), DEEP],
    ['with too many keys', keyed(200_000), LARGE],
  ])('%s is HTTP 400, in the language of the request', async (_, extra, words) => {
    const body = `{"pageNum":1,"pageSize":4,"extra":${extra}}`;
    for (const [language, message] of [
      ['zh-CN', words.zh],
      ['en', words.en],
    ] as const)
      expect(await bench.call('POST', '/p/epd/page', { body, language })).toMatchObject({
        status: 400,
        json: { code: 400, message, data: null },
      });
  });

  test('that is refused leaves a World that can be recorded and taken away', async () => {
    const body = `{"userAccount":"19900000007","pwd":"x","extra":${nested(2000)}}`;
    expect((await bench.call('POST', '/n/user/login/uc', { body })).status).toBe(400);
    expect((await bench.control('GET', '/recording')).status).toBe(200);
    expect((await bench.control('GET', '/snapshot')).status).toBe(200);
  });
});

describe('the control API', () => {
  test('refuses a link with faults that are nested too deep', async () => {
    const answer = await bench.open(`/?scenario=default&faults=${nested(65)}`);
    expect(await answer?.text()).toContain(DEEP.zh);
  });

  test('plays a recording of the deepest call that is taken', async () => {
    const body = `{"pageNum":1,"pageSize":4,"extra":${nested(CALL_JSON.depth - 1)}}`;
    expect((await bench.call('POST', '/p/epd/page', { body })).status).toBe(200);
    const recording = await (await bench.control('GET', '/recording')).response.text();
    const { response } = await bench.control('POST', '/replay', `{"recording":${recording}}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"passed":true');
    const deeper = await bench.control('POST', '/replay', `{"recording":${nested(FILE_JSON.depth)}}`);
    expect(deeper.status).toBe(400);
  });

  test('refuses a snapshot with a deep base, and the World stays one that can be written and read', async () => {
    const before = await (await bench.control('GET', '/snapshot')).response.text();
    const { base, ...rest } = JSON.parse(before) as Snapshot;
    const deep = JSON.stringify({ ...rest, base: { ...base, more: '@' } }).replace('"@"', nested(10_000));
    expect((await bench.control('PUT', '/snapshot', deep)).status).toBe(400);
    expect(await (await bench.control('GET', '/snapshot')).response.text()).toBe(before);
  });

  test('takes a snapshot with more values than a call may have', async () => {
    const { messages } = bench.world.store;
    const like = must(messages.all()[0]);
    for (let at = 0; at < 3000; at += 1) messages.put({ ...like, id: `m-of-many-${at}` });
    const text = await (await bench.control('GET', '/snapshot')).response.text();
    expect(() => parseWithin(text, CALL_JSON)).toThrow('too much');
    expect((await bench.control('PUT', '/snapshot', text)).status).toBe(200);
  });
});
