/** Board and chart of a World (cards, documents, files, history), and the effects of a transition. */
import { describe, expect, test } from 'vitest';
import type { ControlSchemas as Schemas } from '#mocks/openapi/control.gen.ts';
import { CHART_KINDS } from '#mocks/control/charts.ts';
import { LATE_FILES } from '#mocks/domain/charts/application-at.ts';
import { quoteValidUntil } from '#mocks/domain/papers.ts';
import { scenarios } from '#mocks/scenarios/create-world.ts';
import { openBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const bench = ofEachTest(() => openBench());

async function begin(scenario: string): Promise<string> {
  await bench.control('POST', '/reset', { scenario, seed: 1 });
  await bench.control('POST', '/clock', { frozen: true });
  const { cards } = await board('applications');
  return cards.find(({ subtitle }) => subtitle.zh === '澜江钢铁集团有限公司')?.id ?? '';
}

const board = (kind: string) => bench.read<Schemas['ControlBoard']>(`/charts/${kind}`);
const chart = (kind: string, id: string) => bench.read<Schemas['ControlChart']>(`/charts/${kind}/${id}`);
const take = (id: string, transition: string, args: object = {}) =>
  bench.control('POST', `/charts/applications/${id}/${transition}`, args);
const possible = ({ transitions }: Schemas['ControlChart']): string[] =>
  transitions.filter((one) => one.possible).map(({ id }) => id);

describe('the tables', () => {
  test.each(Object.entries(CHART_KINDS))('of %s hang together and can be drawn', (_, { chart: table }) => {
    const states = Object.entries(table.states);
    const places = states.map(([, { row, column }]) => `${row}/${column}`);
    expect(new Set(places).size).toBe(states.length);
    const ids = table.transitions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, { group }] of states) expect(Object.keys(table.groups)).toContain(group);
    for (const { from, to, beside = [], unless = [], ends = null } of table.transitions) {
      const named = [...from, ...beside, ...unless, ...[to, ends].filter((state) => state !== null)];
      expect(named.filter((state) => !Object.hasOwn(table.states, state))).toEqual([]);
    }
    // Late files are transitions named after their calls.
    if (table === CHART_KINDS.applications.chart)
      expect(ids).toEqual(expect.arrayContaining(Object.values(LATE_FILES).map(({ call }) => call)));
  });

  test('know where every application of every scenario is', async () => {
    for (const { id } of scenarios.filter((scenario) => scenario.id !== 'large')) {
      const world = bench.mock.worlds.reset('default', { scenario: id, seed: 1 });
      const lost = CHART_KINDS.applications
        .cards(world)
        .filter(({ activeStates: at }) => at.filter((state) => state !== 'files-missing').length !== 1);
      expect([id, lost]).toEqual([id, []]);
    }
  });
});

/** Seeded companies and products have English names; user input and persons have none. */
test('an English board and chart call companies and products by their English names', async () => {
  const han = /\p{Script=Han}/u;
  const { cards } = await board('applications');
  const texts = cards.flatMap(({ subtitle, detail }) => [subtitle.en, detail?.en ?? '']);
  expect(texts.filter((text) => han.test(text))).toEqual([]);
  const people = (await board('people')).cards.filter(
    ({ column, subtitle }) => column === 'approved' && subtitle.zh.endsWith('公司'),
  );
  expect(people.length).toBeGreaterThan(3);
  expect(people.filter(({ subtitle }) => han.test(subtitle.en))).toEqual([]);
  const { facts } = await chart('applications', cards[0]?.id ?? '');
  const said = facts[0]?.entries.filter(({ label }) => /^(?:Company|Product)/.test(label.en)) ?? [];
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter(({ value }) => han.test(value.en))).toEqual([]);
});

describe('a board', () => {
  test('has every application in the column of its stage, newest first, with whose turn it is', async () => {
    const { columns, cards } = await board('applications');
    expect(columns.map(({ id }) => id)).toEqual(['10', '20', '30', '40', '50', '60', '70']);
    expect(cards).toHaveLength(bench.world.store.applications.size);
    const card = cards.find(({ id }) => id === 'app-011');
    expect(card).toMatchObject({ column: '10', states: [{ en: 'Quote to confirm' }], turn: ['customer'] });
    const first = cards.map(({ id }) => bench.world.store.applications.get(id)?.appliedAt ?? 0);
    expect(first).toEqual(first.toSorted((a, b) => b - a));
    const done = cards.filter(({ states }) => states[0]?.en === 'Released');
    expect(done.map(({ turn }) => turn)).toEqual(done.map(() => []));
  });

  test('puts a person where it matters most', async () => {
    const { cards } = await board('people');
    const columns = Object.fromEntries(cards.map(({ id, column }) => [id, column]));
    expect(columns).toMatchObject({
      'u-reviewing': 'under-review',
      'u-rejected': 'rejected',
      'u-certified': 'approved',
      'u-leaving': 'leaving',
      'u-locked': 'locked',
    });
    // Every user may cancel the account, which is not a task.
    const turns = Object.fromEntries(cards.map(({ id, turn }) => [id, turn]));
    expect(turns).toMatchObject({
      'u-certified': [],
      'u-reviewing': ['staff'],
      'u-rejected': ['customer'],
      'u-leaving': ['staff'],
    });
  });
});

describe('a chart', () => {
  test('tells the papers, the files and what was written, with the way that led there', async () => {
    const id = await begin('lca-correction');
    const { states, facts, files, history, person } = await chart('applications', id);
    expect(states.filter(({ now }) => now).map((state) => state.id)).toEqual(['lca-correction']);
    expect(person).toEqual({ id: 'u-certified', name: '王工' });
    expect(facts.map(({ title }) => title.en)).toEqual([
      'Application',
      'Quote q-1001',
      'Contract c-1001',
      'LCA data',
      'Independent verification',
    ]);
    expect(JSON.stringify(facts)).toContain('数据收集表与 LCA 报告不一致');
    expect(files.map(({ title }) => title.en)).toContain('Product 2 · Data table');
    const whole = history.map(({ who, text }) => `${who}: ${text.en}`).join('\n');
    expect(whole).toMatch(/^staff: Correct LCA data: High-strength automotive structural coil/);
    expect(whole).toContain('customer: Confirm the contract');
    expect(whole).toMatch(/customer: Applied$/);
    const times = history.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('has a quote run out in the morning after its last day', async () => {
    const id = await begin('quote-issued');
    const quote = bench.mock.worlds.get('default').store.quotes.where('applicationId', id).at(-1);
    const last = quote === undefined ? null : quoteValidUntil(quote);
    await bench.control('POST', '/clock', { now: `${last ?? ''}T23:59:59+08:00` });
    expect((await chart('applications', id)).history[0]?.who).toBe('staff');
    await take(id, 'quoteRunsOut');
    const [end] = (await chart('applications', id)).history;
    expect(end).toMatchObject({ who: 'time', text: { en: 'The quote runs out' } });
    expect(Date.parse(end?.at ?? '') - Date.parse(`${last ?? ''}T23:59:59+08:00`)).toBe(1000);
  });

  test('has a done transition once in its history, with its place in the journal', async () => {
    const id = await begin('contract-waiting');
    const before = (await chart('applications', id)).history.length;
    await take(id, 'confirmContract');
    await take(id, 'startLca');
    const { history } = await chart('applications', id);
    expect(history).toHaveLength(before + 2);
    expect(history[0]).toMatchObject({ who: 'staff', text: { zh: expect.stringContaining('LCA 计算开始') } });
    expect(history[1]).toMatchObject({ who: 'customer', text: { zh: '确认合同' } });
    expect(history.slice(0, 2).every(({ index }) => index !== null)).toBe(true);
    const [newest] = bench.mock.worlds.get('default').journal.tail(1);
    expect(history[0]?.index).toBe(newest?.index);
  });

  test('says why the customer cannot although it is their turn', async () => {
    const id = await begin('quote-issued');
    const world = bench.mock.worlds.get('default');
    world.store.companies.update('co-01', { status: '0' });
    const { transitions } = await chart('applications', id);
    const confirm = transitions.find((one) => one.id === 'confirmQuote');
    expect(confirm).toMatchObject({
      possible: false,
      barrier: { en: 'The certification of your company is under review.' },
    });
    for (const { id: userId } of world.store.users.where('companyCode', 'C01'))
      world.store.users.update(userId, { status: 'gone' });
    const alone = await chart('applications', id);
    expect(alone.person).toBeNull();
    expect(possible(alone)).toEqual(['quoteRunsOut']);
  });

  test('takes the arguments of a step, and refuses others', async () => {
    const id = await begin('stage-60');
    const { transitions } = await chart('applications', id);
    const back = transitions.find((one) => one.id === 'returnReport');
    // The approval is implied by the transition.
    expect(back?.arguments.map(({ name }) => name)).toEqual(['remark', 'remarkEn']);
    expect((await take(id, 'returnReport', { colour: 'red' })).status).toBe(400);
    await take(id, 'returnReport', { remark: '单位有误' });
    expect((await chart('applications', id)).history[0]?.text.zh).toContain('单位有误');
  });

  test('lets a file be read that stands beside it', async () => {
    const id = await begin('contract-waiting');
    const { files } = await chart('applications', id);
    const contract = files.find(({ title }) => title.en === 'Contract c-1001');
    const { response, status } = await bench.control('GET', `/files/${contract?.id ?? ''}`);
    expect([status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(new TextDecoder().decode((await response.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    expect((await bench.control('GET', '/files/none')).status).toBe(404);
  });
});

describe('a transition of the customer', () => {
  test('is the portal’s own call of the right person; who is signed in there stays', async () => {
    const id = await begin('quote-issued');
    await bench.login('agency');
    await take(id, 'refuseQuote');
    const world = bench.mock.worlds.get('default');
    expect(world.persona).toBe('agency');
    const [call] = world.journal.tail(1);
    expect(call).toMatchObject({
      kind: 'request',
      operationId: 'refuseQuote',
      userId: 'u-certified',
      code: 1,
    });
    expect(call?.requestFindings).toEqual([]);
  });

  test('that a fault spoils says so', async () => {
    const id = await begin('quote-issued');
    await bench.control('PUT', '/faults', [{ operationId: 'confirmQuote', kind: 'status', value: 503 }]);
    const { status, json } = await take(id, 'confirmQuote');
    expect([status, json.error]).toEqual([400, expect.stringContaining('confirmQuote answered HTTP 503')]);
    expect((await chart('applications', id)).states.find(({ now }) => now)?.id).toBe('quote-waiting');
  });

  test('replays with everything else', async () => {
    const id = await begin('lca-correction');
    expect((await take(id, 'replaceDataTable', { item: `${id}:2` })).status).toBe(200);
    for (const transition of ['updateLcaValidation', 'passLcaCheck'])
      expect((await take(id, transition)).status).toBe(200);
    const { files } = await chart('applications', id);
    expect(files.map(({ name }) => name)).toContain('高强汽车结构钢卷-数据收集表（修改）.zip');
    await bench.control('POST', '/charts/people/u-certified/cancelAccount');
    const { json: recording } = await bench.control('GET', '/recording');
    const { response } = await bench.control('POST', '/replay', { recording, seed: 7 });
    const last = (await response.text()).trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ done: true, passed: true });
  });
});
