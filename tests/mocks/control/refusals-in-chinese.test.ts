/** What the control API says against a step is read in the workbench, in the reader's language. */
import { SNAPSHOT_VERSION } from '#mocks/world/snapshot.ts';
import { expect, test, describe } from 'vitest';
import { titleOf } from '#mocks/operator/action.ts';
import { operatorActions } from '#mocks/operator/index.ts';
import { openBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import type { World } from '#mocks/world/entities.ts';

/** Every row that somebody could name for an argument, whether it is its turn or not. */
const ROWS: Readonly<Record<string, (world: World) => readonly string[]>> = {
  applicationId: ({ store }) => store.applications.all().map(({ id }) => id),
  userId: ({ store }) => store.users.all().map(({ id }) => id),
  companyCode: ({ store }) => store.companies.all().map(({ code }) => code),
  verificationId: ({ store }) => store.verifications.all().map(({ id }) => id),
  lowCarbonId: ({ store }) => store.lowCarbonApplications.all().map(({ id }) => id),
  feedbackId: ({ store }) => store.feedback.all().map(({ id }) => id),
  subscriptionId: ({ store }) => store.subscriptions.all().map(({ id }) => id),
};
const MORE = { approve: true, accept: true, genuine: true, zh: '消息' };

describe('a step out of turn', () => {
  test('says what it needs, how it is with the application, and what is possible now', async () => {
    const { number } = bench.world.store.applications.get('app-008') ?? {};
    const body = { applicationId: 'app-008' };
    const none = await bench.control('POST', '/operator/startLca', body);
    expect(none.status).toBe(400);
    expect(none.json.error).toMatch(/^startLca needs an application at stage 20 with a signed contract; /);
    expect(none.json.error).toContain(`${number} is at stage `);
    const possible = await bench.control('POST', '/operator/produceReport', body);
    expect(possible.json.error).toMatch(/\. Possible now: app-\d+/);
    expect(bench.world.journal.count).toBe(0);
  });

  test('about a row that does not exist says so, and what is possible now', async () => {
    const body = { companyCode: 'C99', approve: true };
    const { status, json } = await bench.control('POST', '/operator/decideCompany', body);
    expect([status, json.error]).toEqual([400, 'There is no company "C99". Possible now: C19']);
    await bench.control('POST', '/operator/decideCompany', { ...body, companyCode: 'C19' });
    const again = await bench.control('POST', '/operator/decideCompany', body);
    expect(again.json.error).toBe('There is no company "C99". Possible now: none');
  });

  test('whose row is right names no other rows', async () => {
    const body = { applicationId: 'app-012', amount: -1 };
    const { json } = await bench.control('POST', '/operator/issueQuote', body);
    expect(json.error).toBe('"amount" must be a number above 0');
  });

  test('is refused for exactly the rows that are not offered', async () => {
    // Nobody waits for the review of a closed account, although its audit status stays as it was.
    bench.world.store.users.update('u-reviewing', { status: 'gone' });
    const start = bench.world.snapshot();
    let refused = 0;
    for (const action of operatorActions) {
      const argument = action.args(bench.world).find(({ isRow }) => isRow);
      if (argument === undefined) continue;
      const declared = action.args(bench.world).map(({ name }) => name);
      const more = Object.fromEntries(Object.entries(MORE).filter(([name]) => declared.includes(name)));
      const offered = argument.options?.map(({ value }) => value) ?? [];
      for (const row of ROWS[argument.name]?.(bench.world) ?? []) {
        if (offered.includes(row)) continue;
        const { status } = await bench.control('POST', `/operator/${action.id}`, {
          ...more,
          [argument.name]: row,
        });
        expect([action.id, row, status]).toEqual([action.id, row, 400]);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(100);
    expect(bench.world.snapshot()).toEqual(start);
  });
});

test('a step that ends sessions says that it did, and never by their tokens', async () => {
  const token = await bench.login('leaving');
  const body = { userId: 'u-leaving', approve: true };
  const { status, json } = await bench.control('POST', '/operator/decideCancellation', body);
  expect(status).toBe(200);
  expect(json['changes']).toContainEqual({ collection: 'sessions', id: '***', change: 'deleted' });
  expect(JSON.stringify(json)).not.toContain(token);
  const journal = await (await bench.control('GET', '/requests')).response.text();
  expect(journal).not.toContain(token);
});

const bench = ofEachTest(() => openBench());

const BASE = { scenario: 'default', seed: 1, size: 'small', now: '2026-11-20T09:00:00.000+08:00' };

test('every argument of the staff’s steps has a title in both languages', async () => {
  const { world } = await openBench();
  const names = operatorActions.flatMap((action) => action.args(world).map(({ name }) => name));
  const untitled = names.filter((name) => titleOf(name).zh === name && name !== 'zh');
  expect(untitled).toEqual([]);
});

const recording = (more: object) => ({ recording: { version: 1, base: BASE, steps: [], ...more } });
const step = (id: string) => `/operator/${id}`;

test.each([
  ['POST', step('issueQuote'), {}, 400, /^请填写“申请”/],
  ['POST', step('issueQuote'), { applicationId: 7 }, 400, /“申请”须为文本/],
  ['POST', step('issueQuote'), { applicationId: 'x' }, 400, /没有申请“x”。现在可选：/],
  ['POST', step('passLcaCheck'), { applicationId: 'app-010' }, 400, /现在不能“通过 LCA 数据校验”：/],
  ['POST', step('setSetting'), { name: 'x', value: '1' }, 400, /“开关”可为 qrShow、LCA_TOOL、plainSearch/],
  ['POST', step('sendMessage'), { userId: 'u-certified', zh: '字'.repeat(30_000) }, 400, /“中文内容”最多/],
  ['POST', step('sendMessage'), { userId: 'nobody', zh: '你好' }, 400, /没有用户“nobody”/],
  ['POST', '/worlds', {}, 400, /“id”/],
  ['POST', '/worlds', { id: '..' }, 400, /世界的名称/],
  ['POST', '/worlds', { id: 'default' }, 400, /已有/],
  ['POST', '/worlds', { id: 'x', from: 'nobody' }, 404, /没有名为“nobody”的世界/],
  ['POST', '/worlds', { id: 'x', from: 'default', scenario: 'default' }, 400, /只能给出一个/],
  ['POST', '/requests/99/again', {}, 404, /^没有第 99 条日志；可用的见 GET \/__mock\/api\/requests$/],
  ['POST', '/requests/abc/again', {}, 400, /^“abc”不是日志条目的编号$/],
  ['GET', '/recording?from=3', undefined, 400, /^没有第 3 步：此世界共有 0 步$/],
  ['GET', '/recording?from=1&until=0', undefined, 400, /^起始步骤 1 不能大于结束步骤 0$/],
  ['POST', '/reset', `{"a":${'['.repeat(65)}${']'.repeat(65)}}`, 400, /^请求内容嵌套过深，最多 64 层$/],
  ['PUT', '/faults', [{ operationId: '*', kind: 'status', value: 7 }], 400, /^故障设置不正确/],
  ['PUT', '/faults', Array(501).fill({}), 400, /^最多可设置 500 项故障$/],
  ['PUT', '/snapshot', {}, 400, /这不是快照文件：其中没有版本号$/],
  ['PUT', '/snapshot', { version: 99 }, 400, /此快照的版本为 99，本程序只能载入版本 2$/],
  [
    'PUT',
    '/snapshot',
    { version: SNAPSHOT_VERSION, base: {} },
    400,
    /^无法载入快照。快照文件已损坏。详情（英文）：/,
  ],
  ['POST', '/replay', {}, 400, /这不是录制文件：其中没有版本号$/],
  ['POST', '/replay', recording({ version: 2 }), 400, /版本为 2，本程序只能重放版本 1，请重新录制$/],
  ['POST', '/replay', recording({ base: {} }), 400, /录制文件已损坏。详情（英文）：\/base\/scenario/],
  [
    'POST',
    '/replay',
    recording({ incomplete: 'Cut.' }),
    400,
    /录制不完整，无法从头重放。详情（英文）：Cut\.$/,
  ],
])('%s %s is refused in Chinese too: row %#', async (method, path, body, status, zh) => {
  const answer = await bench.control(method, path, body);
  expect(answer.status).toBe(status);
  expect(answer.json['text']).toEqual({ zh: expect.stringMatching(zh), en: answer.json.error });
  expect(bench.mock.worlds.list()).toEqual(['default']);
});
