import { describe, expect, test } from 'vitest';
import { FIXED_START } from '#mocks/world/clock.ts';
import { openSession, validSession } from '#mocks/world/sessions.ts';
import { readSnapshot } from '#mocks/world/snapshot.ts';
import { createWorld, restoreWorld } from '#mocks/scenarios/create-world.ts';
import { ask } from '#mocks/scenarios/customer.ts';
import type { LiveWorld } from '#mocks/world/world.ts';

/** Everything in a World as text. */
const bytes = (world: LiveWorld): string =>
  JSON.stringify(Object.entries(world.store).map(([name, rows]) => [name, rows.all()]));

function usedWorld(): LiveWorld {
  const world = createWorld('used', { seed: 7 });
  world.clock.set({ frozen: true });
  openSession(world, 'u-certified');
  world.outbox.send({ channel: 'sms', to: '19900000007', purpose: 'login' });
  world.store.users.update('u-certified', { userName: 'Somebody else' });
  const [first] = world.store.news.all();
  if (first !== undefined) world.store.news.remove(first.id);
  ask(world, '<b> 中文 "quoted"');
  world.faults = [{ operationId: 'getMenu', kind: 'network', times: 3 }];
  world.persona = 'certified';
  return world;
}

describe('a World', () => {
  test('is the same to the byte for the same definition, and another for another seed', () => {
    expect(bytes(createWorld('a', { seed: 3 }))).toBe(bytes(createWorld('b', { seed: 3 })));
    const [one, two] = [createWorld('a', { seed: 3 }), createWorld('a', { seed: 4 })];
    expect(one.ids.token('u-1')).not.toBe(two.ids.token('u-1'));
  });

  test('shares the rows of the seed with others, until one of them changes some', () => {
    const [one, two] = [createWorld('a', { seed: 3 }), createWorld('b', { seed: 3 })];
    expect(one.store.users.get('u-certified')).toBe(two.store.users.get('u-certified'));
    one.store.users.update('u-certified', { userName: 'Somebody else' });
    expect(two.store.users.get('u-certified')?.userName).not.toBe('Somebody else');
    expect(bytes(two)).toBe(bytes(createWorld('c', { seed: 3 })));
    expect(one.takeChanges()).toEqual([{ collection: 'users', id: 'u-certified', kind: 'changed' }]);
    expect(two.takeChanges()).toEqual([]);
  });

  test('is the same whether its rows were shared or made anew', () => {
    const all = () =>
      ['default', 'empty', 'pcr-review', 'verify-in-progress'].map((scenario) =>
        bytes(createWorld('a', { seed: 3, scenario })),
      );
    const shared = all();
    // Others come until the kept rows are gone.
    for (let seed = 10; seed < 14; seed += 1) createWorld('other', { seed });
    const users = createWorld('b', { seed: 3 }).store.users;
    for (let seed = 10; seed < 14; seed += 1) createWorld('other', { seed });
    expect(createWorld('b', { seed: 3 }).store.users.get('u-certified')).not.toBe(users.get('u-certified'));
    expect(all()).toEqual(shared);
  });

  test("made anew with the same seed gives a token to its holder alone: an old one is nobody else's", () => {
    const [before, after] = [createWorld('a', { seed: 3 }), createWorld('a', { seed: 3 })];
    const old = openSession(before, 'u-certified').id;
    openSession(after, 'u-agency');
    expect(validSession(after, old)).toBeNull();
  });

  test('starts at a fixed time with a seed, at the given time, else now', () => {
    expect(createWorld('a', { seed: 3 }).clock.now() - FIXED_START).toBeLessThan(5000);
    const now = Date.parse('2027-03-01T12:00:00+08:00');
    const world = createWorld('a', { now });
    expect(world.clock.today()).toBe('2027-03-01');
    expect(world.base.now).toBe('2027-03-01T12:00:00.000+08:00');
    expect(Math.abs(createWorld('a').clock.now() - Date.now())).toBeLessThan(5000);
  });

  test('makes the same ids, tokens and codes for the same steps', () => {
    const steps = ({ ids }: LiveWorld): string[] => [
      ids.next('quote'),
      ids.next('quote'),
      ids.token('u-1'),
      ids.code(),
      ids.token('u-1'),
    ];
    const first = steps(createWorld('a', { seed: 9 }));
    expect(steps(createWorld('b', { seed: 9 }))).toEqual(first);
    expect(first[0]).not.toBe(first[1]);
    expect(first[2]).toMatch(/^[0-9a-f]{32}$/);
    expect(first[2]).not.toBe(first[4]);
  });

  test('makes codes of six digits, those that begin with 0 too', () => {
    const { ids } = createWorld('a', { seed: 9 });
    const codes = Array.from({ length: 100 }, () => ids.code());
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(codes.filter((code) => code.startsWith('0'))).not.toEqual([]);
  });

  test('notes each changed row once', () => {
    const world = createWorld('a', { seed: 1 });
    expect(world.takeChanges()).toEqual([]);
    world.outbox.send({ channel: 'email', to: 'a@example.com', purpose: 'reset' });
    world.store.users.update('u-certified', { userName: 'x' });
    world.store.users.update('u-certified', { userName: 'y' });
    expect(world.takeChanges()).toEqual([
      { collection: 'sentCodes', id: expect.any(String) as unknown, kind: 'added' },
      { collection: 'users', id: 'u-certified', kind: 'changed' },
    ]);
    expect(world.takeChanges()).toEqual([]);
  });

  test('runs one piece of work after the other', async () => {
    const world = createWorld('a', { seed: 1 });
    const order: string[] = [];
    const slow = world.exclusive(async () => {
      await new Promise((done) => setTimeout(done, 10));
      order.push('first');
    });
    const failing = world.exclusive(() => {
      order.push('second');
      throw new Error('broke');
    });
    const last = world.exclusive(() => order.push('third'));
    await expect(failing).rejects.toThrow('broke');
    await Promise.all([slow, last]);
    expect(order).toEqual(['first', 'second', 'third']);
  });
});

describe('a snapshot', () => {
  test('restores a World with the same bytes, clock, ids and faults, also through a file', () => {
    const world = usedWorld();
    const snapshot = world.snapshot();
    const restored = restoreWorld('elsewhere', readSnapshot(JSON.parse(JSON.stringify(snapshot))));
    expect(bytes(restored)).toBe(bytes(world));
    expect(JSON.stringify(restored.snapshot())).toBe(JSON.stringify(snapshot));
    expect(restored.clock.now()).toBe(world.clock.now());
    expect(restored.ids.token('u-1')).toBe(world.ids.token('u-1'));
    expect(restored.faults).toEqual(world.faults);
    expect(restored.persona).toBe('certified');
  });

  test('holds only what differs from the seed', () => {
    expect(createWorld('a', { seed: 1 }).snapshot().state.rows).toEqual({});
    const { rows } = usedWorld().snapshot().state;
    expect(Object.keys(rows).sort()).toEqual(['feedback', 'news', 'sentCodes', 'sessions', 'users']);
    expect(rows.users?.rows).toHaveLength(1);
  });
});
