import { beforeEach, describe, expect, test } from 'vitest';
import type { ControlSchemas } from '#mocks/openapi/control.gen.ts';
import { logRealCall } from '#mocks/core/log-real-call.ts';
import { plainCall } from '#mocks/lib/plain-call.ts';
import { form, PDF } from '../recording/journey.ts';
import { openBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { must } from '../../support/must.ts';

const bench = ofEachTest(() => openBench());

type Entry = ControlSchemas['ControlJournalEntry'];
const journal = (query = '') => bench.read<Entry[]>(`/requests${query}`);

/** The entry of a quote that was confirmed, which each test begins with. */
let entry: Entry;
beforeEach(async () => {
  await bench.control('POST', '/reset', { scenario: 'quote-issued', seed: 1 });
  const token = await bench.login('certified');
  const quote = bench.mock.worlds.get('default').store.quotes.all().at(-1);
  await bench.call('POST', '/api/p/price/confirm', { token, body: { id: quote?.id } });
  entry = must((await journal()).find(({ operationId }) => operationId === 'confirmQuote'));
});

describe('the journal', () => {
  test('gives only what is new to who has read before', async () => {
    expect(await journal(`?after=${entry.index}`)).toEqual([]);
    await bench.call('GET', '/api/n/menu/all');
    expect((await journal(`?after=${entry.index}`)).map(({ operationId }) => operationId)).toEqual([
      'getMenu',
    ]);
    expect((await bench.control('GET', '/requests?after=x')).status).toBe(400);
  });
});

describe('a call that is sent again', () => {
  test('takes its small files along', async () => {
    const token = await bench.login('certified');
    const sent = await bench.call('POST', '/p/attachment/upload', { token, body: form(PDF, 'report.pdf') });
    expect(sent.json).toMatchObject({ code: 1 });
    const [upload] = await journal();
    const again = await bench.control('POST', `/requests/${upload?.index ?? -1}/again`);
    expect([again.status, (again.json['answer'] as { code: number }).code]).toEqual([200, sent.json.code]);
  });

  test('is refused in words when the recorder no longer has it', async () => {
    await bench.control('PUT', '/snapshot', bench.mock.worlds.get('default').snapshot());
    const refused = await bench.control('POST', `/requests/${entry.index}/again`);
    expect([refused.status, refused.json['text']]).toEqual([
      404,
      {
        zh: expect.stringContaining('已不在录制中'),
        en: expect.stringContaining('no longer in the recorder'),
      },
    ]);
  });

  test('is refused as undone where it was undone', async () => {
    await bench.control('POST', '/undo');
    const refused = await bench.control('POST', `/requests/${entry.index}/again`);
    expect([refused.status, refused.json.error]).toEqual([404, expect.stringContaining('it was undone')]);
  });

  test.each([
    ['login', 'POST /__mock/api/login'],
    ['clock', 'POST /__mock/api/clock'],
    ['operator', 'POST /__mock/api/operator/setSetting'],
    ['undo', 'POST /__mock/api/undo'],
  ])(
    'is refused with the call to make instead where it is a step of the control API: %s',
    async (kind, call) => {
      await bench.control('POST', '/operator/setSetting', { name: 'qrShow', value: '1' });
      await bench.control('POST', '/undo');
      await bench.control('POST', '/operator/setSetting', { name: 'qrShow', value: '1' });
      await bench.control('POST', '/clock', { frozen: true });
      const index = (await journal()).find((each) => each.kind === kind)?.index ?? -1;
      const { status, json } = await bench.control('POST', `/requests/${index}/again`);
      expect(status).toBe(400);
      expect(json).toEqual({
        error: `Entry ${index} is a step of the control API, no call of the portal: call ${call} itself`,
        text: { zh: expect.stringContaining(call), en: json.error },
      });
    },
  );

  test('is refused where the real server has answered, of which nothing is kept', async () => {
    const request = plainCall('POST', new URL('http://localhost/api/p/price/confirm'));
    const call = { request, status: 200, ms: 1, contentType: null, trouble: null };
    await logRealCall(bench.mock, call);
    const [real] = await journal();
    const { status, json } = await bench.control('POST', `/requests/${real?.index ?? -1}/again`);
    expect([status, json.error]).toEqual([400, expect.stringMatching(/^The real server has answered/)]);
  });
});

describe('what matters of a recording', () => {
  test('may be all of a World in which nothing has happened', async () => {
    await bench.control('POST', '/reset', {});
    expect((await bench.control('GET', '/recording?from=1')).json).toMatchObject({ steps: [] });
  });

  test('begins and ends where somebody says, and the steps before lead there', async () => {
    const mark = async (isRunning: boolean) =>
      (await bench.control('POST', '/recording/mark', { isRunning })).json;
    expect(await mark(true)).toEqual({ steps: 2, from: 3, until: null, isWhole: true });
    await bench.control('POST', '/clock', { advanceMs: 1000 });
    expect(await mark(false)).toMatchObject({ from: 3, until: 3 });
    await bench.call('GET', '/api/n/menu/all');
    const { json } = await bench.control('GET', '/recording?from=3&until=3&title=A%20quote');
    expect(json).toMatchObject({ title: 'A quote', from: 3 });
    const steps = json['steps'] as { n: number; kind: string }[];
    expect(steps.map(({ n, kind }) => [n, kind])).toEqual([
      [1, 'login'],
      [2, 'call'],
      [3, 'clock'],
    ]);
    const replayed = await bench.control('POST', '/replay', { recording: json });
    expect(await replayed.response.text()).toContain('"steps":3,"of":3,"passed":true');
    expect((await bench.control('GET', '/recording?from=x')).status).toBe(400);
  });
});

test('HTML in place of JSON is a fault like any other', async () => {
  await bench.control('PUT', '/faults', [{ operationId: 'getMenu', kind: 'html', times: 1 }]);
  const { response, status } = await bench.call('GET', '/api/n/menu/all');
  expect([status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('<!doctype html>');
  expect((await bench.call('GET', '/api/n/menu/all')).json.code).toBe(1);
});

test('the platform’s switches are listed as they stand', async () => {
  const isOn = async () => {
    const all = await bench.read<{ name: string; isOn: boolean }[]>('/settings');
    return Object.fromEntries(all.map((each) => [each.name, each.isOn]));
  };
  const before = await isOn();
  expect(Object.keys(before)).toEqual(['qrShow', 'LCA_TOOL', 'plainSearch']);
  for (const [name, was] of Object.entries(before))
    await bench.control('POST', '/operator/setSetting', { name, value: was ? '0' : '1' });
  expect(await isOn()).toEqual(Object.fromEntries(Object.entries(before).map(([name, was]) => [name, !was])));
});
