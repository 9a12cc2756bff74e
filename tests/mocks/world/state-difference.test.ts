import { describe, expect, it, test } from 'vitest';
import { atOnce } from '#mocks/lib/slices.ts';
import { createWorld, restoreWorld, startOf } from '#mocks/scenarios/create-world.ts';
import { openSession } from '#mocks/world/sessions.ts';
import { readSnapshot, snapshotText } from '#mocks/world/snapshot.ts';
import { differenceOf, LISTED_ROWS, type StateDifference } from '#mocks/world/state-difference.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import { must } from '../../support/must.ts';
import { rng } from '#mocks/lib/random.ts';
import { OrderedRows } from '#mocks/world/rows.ts';

const made = (seed = 1): LiveWorld => {
  const world = createWorld('a', { seed });
  world.clock.set({ frozen: true });
  return world;
};
const copy = (world: LiveWorld): LiveWorld => restoreWorld('copy', readSnapshot(JSON.parse(text(world))));
const text = (world: LiveWorld): string => snapshotText(world.snapshot());
const difference = (from: LiveWorld, to: LiveWorld): StateDifference => atOnce(differenceOf(from, to));
const rowsIn = ({ changes }: StateDifference) =>
  changes.map(({ collection, id, change, fields }) => [change, collection, id, fields]);

function firstOf<Row>(rows: readonly Row[]): Row {
  return must(rows[0]);
}

describe('the difference of two states', () => {
  it('is empty for a state and its snapshot', () => {
    const world = made();
    world.store.users.update('u-certified', { userName: 'A' });
    expect(difference(world, copy(world))).toEqual({
      isSame: true,
      facts: [],
      changes: [],
      counts: { created: 0, updated: 0, deleted: 0 },
      volatile: {},
    });
  });

  it('names rows that came, went and changed, field by field in what they nest, also rows of the seed', () => {
    const world = made();
    const before = copy(world);
    const message = firstOf(world.store.messages.all());
    const quote = firstOf(world.store.quotes.all());
    const application = firstOf(world.store.applications.all());
    const items = application.items.map((item, at) => (at === 0 ? { ...item, productName: 'Rebar' } : item));
    world.store.messages.put({ ...message, id: 'm-new', readAt: null });
    world.store.messages.remove(message.id);
    world.store.quotes.update(quote.id, { amount: 1 });
    world.store.applications.update(application.id, { items });
    const found = difference(before, world);
    const { productName } = must(application.items[0]);
    const renamed = { name: '/items/0/productName', before: productName, after: 'Rebar' };
    const has = (field: object) => expect.arrayContaining([field]) as unknown;
    expect(rowsIn(found)).toEqual([
      ['updated', 'applications', application.id, [renamed]],
      ['updated', 'quotes', quote.id, [{ name: '/amount', before: quote.amount, after: 1 }]],
      ['created', 'messages', 'm-new', has({ name: '/readAt', after: null })],
      ['deleted', 'messages', message.id, has({ name: '/userId', before: message.userId })],
    ]);
    expect(found).toMatchObject({ isSame: false, counts: { created: 1, updated: 2, deleted: 1 } });
    // The other way round.
    expect(difference(world, before).counts).toEqual({ created: 1, updated: 2, deleted: 1 });
  });

  it('holds clock, faults, server and settings, against the start of the scenario too', () => {
    const world = made();
    world.clock.set({ advanceMs: 86_400_000 });
    world.faults = [{ operationId: '*', kind: 'status', value: 503 }];
    world.server = { fields: 'documented', dialects: ['msg'] };
    world.store.settings.update('qrShow', { value: '1' });
    const { facts, changes } = difference(atOnce(startOf(world)), world);
    expect(changes).toEqual([]);
    expect(facts.map(({ name }) => name)).toEqual([
      'clock',
      'clock.frozen',
      'faults',
      'server.fields',
      'server.dialects',
      'settings.qrShow',
    ]);
    expect(facts.at(-1)).toEqual({ name: 'settings.qrShow', before: '0', after: '1' });
  });

  it('tells no secret, and only counts what every use changes', () => {
    const world = made();
    const before = copy(world);
    const { id } = openSession(world, 'u-certified');
    const { code } = world.outbox.send({ channel: 'sms', to: '19900000007', purpose: 'login' });
    const { profile } = world.store.users.get('u-certified') ?? {};
    const planted = { ...profile, apiToken: 'planted', a: 1 };
    world.store.users.update('u-certified', { password: 'Planted2026', profile: planted });
    const found = difference(before, world);
    expect(found.volatile).toMatchObject({ sessions: { created: 1 }, sentCodes: { created: 1 } });
    expect(rowsIn(found)).toEqual([['updated', 'users', 'u-certified', expect.any(Array)]]);
    expect(found.changes[0]?.fields).toEqual(
      expect.arrayContaining([
        { name: '/password', before: '***', after: '***' },
        { name: '/profile/apiToken', after: '***' },
        { name: '/profile/a', after: 1 },
      ]),
    );
    for (const secret of [id, code, 'Planted2026', 'planted'])
      expect(JSON.stringify(found)).not.toContain(secret);
    // Sessions alone are no difference.
    const signedIn = made();
    openSession(signedIn, 'u-certified');
    expect(difference(made(), signedIn).isSame).toBe(true);
  });

  it('compares Worlds of different seeds row by row, and lists a bounded number of rows', () => {
    const [one, other] = [made(1), made(2)];
    const message = firstOf(other.store.messages.all());
    for (let n = 0; n < LISTED_ROWS + 5; n += 1) other.store.messages.put({ ...message, id: `m-${n}` });
    const { facts, changes, counts } = difference(one, other);
    expect(facts[0]).toEqual({ name: 'seed', before: 1, after: 2 });
    expect(counts.created).toBeGreaterThanOrEqual(LISTED_ROWS + 5);
    expect(changes).toHaveLength(LISTED_ROWS);
    expect(changes[0]?.change).toBe('updated');
  });
});

describe('the text of a snapshot', () => {
  it('gives a changed row one changed line, whatever made the row', () => {
    const world = made();
    const user = must(world.store.users.get('u-certified'));
    world.store.users.update('u-certified', { userName: 'A' });
    const before = text(world).split('\n');
    world.store.users.put(
      Object.fromEntries(Object.entries({ ...user, userName: 'B' }).toReversed()) as typeof user,
    );
    const after = text(world).split('\n');
    expect(after).toHaveLength(before.length);
    const lines = after.filter((line, at) => line !== before[at]);
    expect(lines).toEqual([expect.stringMatching(/^\{"id":"u-certified",.*"userName":"B"/)]);
  });
});

/** The same by the simplest means. */
function inOrder(expected: ReadonlyMap<number, string>): string[] {
  return [...expected].toSorted(([a], [b]) => a - b).map(([, row]) => row);
}

/** Some steps: most rows come last, some in between, some are changed and some go. */
function steps(
  seed: string,
  count: number,
  told: (differing: OrderedRows<string>, rows: () => string[]) => void,
): void {
  const random = rng(seed);
  const differing = new OrderedRows<string>();
  const expected = new Map<number, string>();
  let newest = 0;
  for (let step = 0; step < count; step += 1) {
    const arrival = random.chance(0.6) ? (newest += random.int(1, 3)) : random.int(0, newest);
    if (random.chance(0.25)) {
      differing.remove(arrival);
      expected.delete(arrival);
    } else {
      differing.put(`${arrival} ${step}`, arrival);
      expected.set(arrival, `${arrival} ${step}`);
    }
    told(differing, () => inOrder(expected));
  }
}

test('holds what was put last for each arrival, in their order, whatever came when', () => {
  let step = 0;
  steps('order', 6000, (differing, rows) => {
    step += 1;
    if (step % 97 > 0) return;
    expect(differing.list()).toEqual(rows());
    expect(differing.size).toBe(rows().length);
  });
  expect(step).toBe(6000);
});

test('what was handed out stays as it was, asked at once or much later', () => {
  const handedOut: { list: readonly string[]; rows: string[] }[] = [];
  let step = 0;
  steps('handed out', 4000, (differing, rows) => {
    step += 1;
    if (step % 61 < 3) handedOut.push({ list: differing.list(), rows: rows() });
  });
  expect(handedOut.length).toBeGreaterThan(150);
  for (const { list, rows } of handedOut) expect(list).toEqual(rows);
});

test('is handed out again as it is while nothing changes', () => {
  const differing = new OrderedRows<string>();
  differing.put('a', 1);
  const before = differing.list();
  expect(differing.list()).toBe(before);
  differing.remove(5);
  expect(differing.list()).toBe(before);
  differing.put('A', 1);
  expect([before, differing.list()]).toEqual([['a'], ['A']]);
});
