/** The staff by remote: a step out of turn says why and what could be done instead, and no answer gives tokens away. */
import { describe, expect, test } from 'vitest';
import { operatorActions } from '#mocks/operator/index.ts';
import type { World } from '#mocks/world/types.ts';
import { openBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const bench = ofEachTest(() => openBench());

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

  test('still may only choose from a fixed list', async () => {
    const { status, json } = await bench.control('POST', '/operator/setSetting', { name: 'x', value: '1' });
    expect([status, json.error]).toEqual([400, '"name" can be qrShow, LCA_TOOL, plainSearch']);
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
