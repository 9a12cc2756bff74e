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
    ['resetWorld', '/reset', { scenario: 'default', seed: 5 }],
    ['runOperatorAction', '/operator/setSetting', { name: 'qrShow', value: '1' }],
  ] as const)('%s', async (id, path, body?: object) => {
    bench.world.outbox.send({ channel: 'sms', to: '19900000007', purpose: 'login' });
    bench.world.faults = [{ operationId: 'getMenu', kind: 'code', value: 0, message: 'FAILURE', times: 2 }];
    await bench.call('GET', '/api/n/menu/all', { language: 'zh-CN' });
    await bench.call('GET', '/api/n/nothing');
    await bench.login('certified');
    const { status, json } = await bench.control(controlOperations[id].method, path, body);
    expect(status).toBe(200);
    expect(breaches(id, json)).toEqual([]);
  });
});

describe('personas and login', () => {
  test('every persona but nobody signs in with a token that works, except that of a disabled account', async () => {
    const personas = await bench.read<{ id: string; userId: string | null }[]>('/personas');
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

  test('anonymous gets null twice', async () => {
    const { json } = await bench.control('POST', '/login', { persona: 'anonymous' });
    expect(json).toEqual({ token: null, portalUserVO: null });
  });
});

test('the answer of a puzzle is told while it is open only', async () => {
  const { json } = await bench.call('POST', '/api/n/captcha/get', { body: { captchaType: 'blockPuzzle' } });
  const { token } = json.data as { token: string };
  const answer = await bench.control('GET', `/captcha/${token}`);
  expect(breaches('getCaptchaAnswer', answer.json)).toEqual([]);
  bench.world.clock.set({ advanceMs: 120_001 });
  expect((await bench.control('GET', `/captcha/${token}`)).status).toBe(404);
});

describe('the journal', () => {
  test('lists calls and steps, newest first, with the verdict of the contract', async () => {
    await bench.call('POST', '/p/epd/page', { body: { pageNum: 'x' } });
    await bench.control('POST', '/clock', { frozen: true });
    const [clock, call] = await bench.read<Record<string, unknown>[]>('/requests?limit=2');
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
