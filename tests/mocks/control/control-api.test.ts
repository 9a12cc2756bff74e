import { describe, expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { loadOpenapi } from '#scripts/openapi/document.ts';
import { controlOperations, type ControlOperationId } from '#mocks/openapi/control.gen.ts';
import { PERSONA_IDS } from '#mocks/world/persona.ts';
import { errorOf, openBench } from '../support.ts';
import { entry } from '../world/entry.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { must } from '../../support/must.ts';

const bench = ofEachTest(() => openBench());

const document = await loadOpenapi('openapi/control.yaml');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'control', ...document });

/** What the control API's contract says against an answer. */
function breaches(id: ControlOperationId, answer: unknown): string[] {
  const { method, path } = controlOperations[id];
  const place = `control#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
  const schema = `${place}/responses/200/content/application~1json/schema`
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D');
  const validate = must(ajv.getSchema(schema));
  return validate(answer)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}

describe('the control API keeps its own contract', () => {
  test.each([
    ['listScenarios', '/scenarios'],
    ['getWorld', '/world'],
    ['listPersonas', '/personas'],
    ['getOutbox', '/outbox'],
    ['getFaults', '/faults'],
    ['listRequests', '/requests'],
    ['listRecordedSteps', '/recording/steps'],
    ['listOperatorActions', '/operator'],
    ['getSnapshot', '/snapshot'],
  ] as const)('%s', async (id, path) => {
    bench.world.outbox.send({ channel: 'sms', to: '19900000007', purpose: 'login' });
    bench.world.faults = [{ operationId: 'getMenu', kind: 'code', value: 0, message: 'FAILURE', times: 2 }];
    await bench.call('GET', '/api/n/menu/all', { language: 'zh-CN' });
    await bench.call('GET', '/api/n/nothing');
    await bench.login('certified');
    const { status, response } = await bench.control('GET', path);
    expect(status).toBe(200);
    expect(breaches(id, await response.json())).toEqual([]);
  });
});

describe('reset and world', () => {
  test('makes a fresh World that is the same every time', async () => {
    await bench.login('certified');
    bench.world.store.users.update('u-certified', { userName: 'changed' });
    const reset = await bench.control('POST', '/reset', { scenario: 'default', seed: 5 });
    expect(reset).toMatchObject({ status: 200, json: { scenario: 'default', seed: 5, persona: null } });
    expect(breaches('resetWorld', reset.json)).toEqual([]);
    const fresh = bench.mock.worlds.get('default');
    expect(fresh.store.sessions.size).toBe(0);
    expect(fresh.store.users.get('u-certified')?.userName).not.toBe('changed');
  });
});

describe('personas and login', () => {
  test('every persona but nobody signs in with a token that works, except that of a disabled account', async () => {
    const { response } = await bench.control('GET', '/personas');
    const personas = (await response.json()) as { id: string; userId: string | null }[];
    expect(personas.map(({ id }) => id)).toEqual([...PERSONA_IDS]);
    for (const { id, userId } of personas.filter((persona) => persona.userId !== null)) {
      const { json } = await bench.control('POST', '/login', { persona: id });
      expect(breaches('loginPersona', json)).toEqual([]);
      const token = String(json['token']);
      const count = await bench.call('POST', '/p/epd/inner/count', { token, body: { status: 0, type: 1 } });
      expect([id, count.status]).toEqual([id, id === 'locked' ? 401 : 200]);
      expect(bench.world.store.sessions.get(token)?.userId).toBe(userId);
    }
  });

  test.each(['locked', 'gone'] as const)('nobody signs in with an account that is %s', async (status) => {
    bench.world.store.users.update('u-agency', { status });
    const refused = bench.control('POST', '/login', { user: 'u-agency' });
    expect(await errorOf(refused)).toEqual([
      400,
      `The account of "u-agency" is ${status}: nobody can sign in with it`,
    ]);
    expect(bench.world.store.sessions.size).toBe(0);
  });

  test('anonymous gets null twice, nobody else is a 404', async () => {
    const { json } = await bench.control('POST', '/login', { persona: 'anonymous' });
    expect(json).toEqual({ token: null, portalUserVO: null });
    expect(await errorOf(bench.control('POST', '/login', { persona: 'x' }))).toEqual([
      404,
      'There is no persona "x"; GET /__mock/api/personas lists what there is',
    ]);
    expect((await errorOf(bench.control('POST', '/login', {})))[0]).toBe(400);
    expect((await errorOf(bench.control('POST', '/login', { persona: 'certified', as: 1 })))[0]).toBe(400);
  });
});

describe('outbox and captcha', () => {
  test('shows what was sent, newest first, with its code', async () => {
    const first = bench.world.outbox.send({ channel: 'sms', to: '19900000007', purpose: 'login' });
    const second = bench.world.outbox.send({ channel: 'email', to: 'a@example.com', purpose: 'reset' });
    const { response } = await bench.control('GET', '/outbox');
    const list = (await response.json()) as { code: string }[];
    expect(list.map(({ code }) => code)).toEqual([second.code, first.code]);
  });

  test('gives the answer of an open puzzle only', async () => {
    const { json } = await bench.call('POST', '/api/n/captcha/get', {
      body: { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: 1 },
    });
    const { token } = json.data as { token: string };
    const answer = await bench.control('GET', `/captcha/${token}`);
    expect(breaches('getCaptchaAnswer', answer.json)).toEqual([]);
    expect(answer.json['x']).toBe(bench.world.store.captchas.get(token)?.points[0]?.x);
    bench.world.clock.set({ advanceMs: 120_001 });
    expect((await bench.control('GET', `/captcha/${token}`)).status).toBe(404);
  });
});

describe('clock and faults', () => {
  test('refuses what makes no sense', async () => {
    for (const body of [
      {},
      { advanceMs: -1 },
      { advanceMs: 1, now: '2030-01-01' },
      { now: 'soon' },
      { frozen: 1 },
      { frozen: true, froze: true },
    ]) {
      expect((await bench.control('POST', '/clock', body)).status).toBe(400);
    }
  });

  test('replaces all faults, and a call feels them', async () => {
    const faults = [{ operationId: 'getMenu', kind: 'status', value: 500, times: 1 }];
    expect((await bench.control('PUT', '/faults', faults)).json).toEqual(faults);
    expect((await bench.call('GET', '/api/n/menu/all')).status).toBe(500);
    const { response } = await bench.control('GET', '/faults');
    expect(await response.json()).toEqual([]);
    const rare = [{ operationId: 'getMenu', kind: 'network', probability: 0.5 }];
    expect(await errorOf(bench.control('PUT', '/faults', rare))).toEqual([
      400,
      'Fault 1: a fault has no "probability"',
    ]);
  });
});

describe('the journal', () => {
  test('lists calls and steps, newest first, with the verdict of the contract', async () => {
    await bench.call('POST', '/p/epd/page', { body: { pageNum: 'x' } });
    await bench.control('POST', '/clock', { frozen: true });
    const { response } = await bench.control('GET', '/requests?limit=2');
    const [clock, call] = (await response.json()) as Record<string, unknown>[];
    expect(clock).toMatchObject({ kind: 'clock', index: 1, body: { frozen: true } });
    expect(call).toMatchObject({ kind: 'request', operationId: 'searchDeclarations', status: 400 });
    expect(call?.['verdict']).toMatchObject({ request: { valid: false }, answer: { valid: true } });
  });

  test('gives as many entries as are asked for, 50 without a word, and refuses what is no number of them', async () => {
    for (let n = 0; n < 1001; n += 1) bench.world.journal.add(entry());
    const given = async (query: string): Promise<unknown> => {
      const { json } = await bench.control('GET', `/requests${query}`);
      return Array.isArray(json) ? json.length : json.error;
    };
    expect(await given('')).toBe(50);
    expect(await given('?limit=1')).toBe(1);
    expect(await given('?limit=1000')).toBe(1000);
    for (const limit of ['0', '-1', '1001', '1.5', '1e2', '0x10', '', ' 5', 'ten']) {
      expect(await given(`?limit=${limit}`)).toBe('"limit" must be a whole number from 1 to 1000');
    }
  });
});

describe('the operator', () => {
  test('offers what is possible, does it, and says which rows changed', async () => {
    const { response } = await bench.control('GET', '/operator');
    const actions = (await response.json()) as { id: string; arguments: { name: string }[] }[];
    expect(actions.map(({ id }) => id)).toContain('sendMessage');
    const { json, status } = await bench.control('POST', '/operator/setSetting', {
      name: 'qrShow',
      value: '1',
    });
    expect([status, json.error]).toEqual([200, undefined]);
    expect(breaches('runOperatorAction', json)).toEqual([]);
    expect(json['changes']).toEqual([
      { collection: 'settings', id: 'qrShow', change: expect.any(String) as unknown },
    ]);
    expect(bench.world.journal.tail(1)[0]).toMatchObject({ kind: 'operator', operationId: 'setSetting' });
  });
});
