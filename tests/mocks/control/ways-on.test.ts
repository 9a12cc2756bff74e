/** Refusals of the control API name what was wrong and the way on: people who script against it read nothing else. */
import { describe, expect, test } from 'vitest';
import { QUERY_NAMES } from '#mocks/control/answer-control.ts';
import { loadOpenapi, operationsOf } from '#scripts/openapi/document.ts';
import { errorOf, openBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const bench = ofEachTest(() => openBench());

describe('a wrong method', () => {
  test.each([
    ['GET', '/reset', 'POST', 'POST'],
    ['POST', '/world', 'GET or HEAD', 'GET, HEAD'],
    ['DELETE', '/faults', 'GET or HEAD or PUT', 'GET, HEAD, PUT'],
    ['PUT', '/requests/3/again', 'POST', 'POST'],
  ])('%s %s is 405, and told which there are', async (method, path, words, allow) => {
    const { status, json, response } = await bench.control(method, path);
    expect([status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(json).toEqual({ error: `/__mock/api${path} is called with ${words}, not with ${method}` });
  });

  test('is not told of a path that there is not', async () => {
    const { status, json, response } = await bench.control('PUT', '/wrld');
    expect([status, response.headers.get('allow')]).toEqual([404, null]);
    expect(json.error).toBe(
      'The control API has no call PUT /__mock/api/wrld: docs/qa.md and openapi/control.yaml list what there is',
    );
  });
});

describe('the query of a call', () => {
  test('is the contract’s', async () => {
    const document = await loadOpenapi('openapi/control.yaml');
    const asked = operationsOf(document).flatMap(({ operation: { operationId, parameters = [] } }) => {
      const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      return names.length === 0 ? [] : [[operationId, names]];
    });
    expect(Object.fromEntries(asked)).toEqual(QUERY_NAMES);
  });

  test.each([
    ['/requests?limt=5', 'There is no "limt" here, only limit, after'],
    ['/recording?to=5', 'There is no "to" here, only title, from, until, snapshot'],
    ['/scenarios?limit=1', 'There is no "limit" here: this call has nothing behind its "?"'],
    ['/outbox?world=mine', '"world" is for links: a call names its World in the header X-Mock-World'],
    ['/requests?limit=5&limit=6', '"limit" can be given once'],
  ])('is refused in words where it is none: %s', async (path, error) => {
    expect(await errorOf(bench.control('GET', path))).toEqual([400, error]);
  });
});

const BASE = { scenario: 'default', seed: 1, size: 'small', now: '2026-11-20T09:00:00.000+08:00' };
const RECORDING = { version: 1, title: 'x', base: BASE, steps: [] };
const NOWHERE = { ...RECORDING, base: { ...BASE, scenario: 'nowhere' } };

describe('what there is not', () => {
  const at = (call: string) => expect.stringContaining(call);
  test.each([
    ['POST', '/login', { user: 'x' }, 404, at('GET /__mock/api/charts/people')],
    ['POST', '/login', {}, 400, at('GET /__mock/api/personas')],
    ['POST', '/login', { persona: 'x' }, 404, at('GET /__mock/api/personas')],
    ['POST', '/login', { persona: 'certified', as: 1 }, 400, at('only persona, user')],
    ['DELETE', '/worlds/x', undefined, 404, at('GET /__mock/api/worlds')],
    ['POST', '/operator/dance', {}, 404, at('GET /__mock/api/operator')],
    ['GET', '/charts/x', undefined, 404, at('only of applications, companies, people, verifications')],
    ['GET', '/charts/companies/x', undefined, 404, at('GET /__mock/api/charts/companies')],
    ['POST', '/charts/companies/C01/x', {}, 404, at('GET /__mock/api/charts/companies/C01')],
    ['PUT', '/faults', {}, 400, at('[{"operationId":"*","kind":"delay","value":500}]')],
    ['POST', '/clock', { now: 5 }, 400, at('such as 2026-11-20T09:00:00+08:00')],
    ['POST', '/clock', { now: '2027-02-30T09:00:00+08:00' }, 400, at('must be a time with its offset')],
    ['POST', '/clock', {}, 400, at('Give "advanceMs", "now" or "frozen"')],
    ['POST', '/clock', { advanceMs: 1, now: '2030-01-01' }, 400, at('not both')],
    ['POST', '/clock', { advanceMs: -1 }, 400, at('milliseconds from 0 to')],
    ['POST', '/clock', { frozen: 1 }, 400, at('true or false')],
    ['POST', '/clock', { frozen: true, froze: true }, 400, at('only advanceMs, now, frozen')],
    ['POST', '/requests/99/again', {}, 404, at('GET /__mock/api/requests lists what there is')],
    ['POST', '/worlds', { id: 5 }, 400, at('letters, digits, ".", "_" or "-"')],
    ['PUT', '/server', { dialects: ['klingon'] }, 404, at('no dialect')],
    ['PUT', '/server', { fields: 'some' }, 400, at('fields')],
    ['POST', '/recording/mark', {}, 400, at('true where it begins')],
    ['POST', '/reset', { scenario: 'x' }, 404, at('GET /__mock/api/scenarios')],
    ['POST', '/reset', { seed: -1 }, 400, at('seed')],
    ['POST', '/reset', { size: 'huge' }, 400, at('size')],
    ['POST', '/reset', { scenarios: 'x' }, 400, at('only scenario, seed, size, now, fields, dialects')],
    ['POST', '/reset', '[', 400, at('this API reads JSON alone, whatever the Content-Type')],
    ['POST', '/reset', [], 400, at('must be a JSON object, with scenario, seed, size')],
    ['POST', '/operator/issueQuote', { colour: 'red' }, 400, at('only applicationId, amount')],
    ['POST', '/replay', { recording: RECORDING, until: -1 }, 400, '"until" must be the number of a step'],
    ['POST', '/replay', { recording: { ...RECORDING, steps: [{}] } }, 400, at('/steps/0/')],
    ['POST', '/replay', { recording: NOWHERE }, 404, at('GET /__mock/api/scenarios')],
  ])('%s %s %j names the way on, and the World stays', async (method, path, body, status, error) => {
    expect(await errorOf(bench.control(method, path, body))).toEqual([status, error]);
    expect(bench.mock.worlds.get('default')).toBe(bench.world);
    expect(bench.world.journal.count).toBe(0);
  });

  test('among the steps to undo is told where they stand', async () => {
    await bench.login('certified');
    const error = 'Step 99 cannot be undone; GET /__mock/api/undo lists those that can';
    expect(await errorOf(bench.control('POST', '/undo', { to: 99 }))).toEqual([400, error]);
  });
});

test.each([
  [{ kind: 'network', value: 1 }, 'value is for delay, status, code, not for network'],
  [{ kind: 'delay', value: 1, message: 'x' }, 'message is for status, code, not for delay'],
])('a part that its kind would pass over is no fault: %j', async (part, error) => {
  const faults = [
    { operationId: '*', kind: 'status', value: 503, message: 'x' },
    { operationId: '*', ...part },
  ];
  const { status, json } = await bench.control('PUT', '/faults', faults);
  expect([status, json.error]).toEqual([400, `Fault 2: ${error}; how often it hits is "times"`]);
  expect(json['text']).toMatchObject({ zh: expect.stringContaining('“times”') });
});
