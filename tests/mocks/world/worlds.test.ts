import { describe, expect, test } from 'vitest';
import type { Snapshot } from '#mocks/world/snapshot.ts';
import { memoryOf } from '#mocks/world/world-capacity.ts';
import { createWorld, worldFactory } from '#mocks/scenarios/create-world.ts';
import { WorldIdError, worldIdOf } from '#mocks/world/world-id.ts';
import { memoryStorage, Worlds, type WorldStorage } from '#mocks/world/worlds.ts';
import { entry } from './entry.ts';
import { putUpload } from './rows.ts';

const rename = (worlds: Worlds, id: string, userName: string) =>
  worlds.get(id).store.users.update('u-certified', { userName });
const nameIn = (worlds: Worlds, id: string) => worlds.get(id).store.users.get('u-certified')?.userName;

/** Worlds of which so many stay in memory. */
const keeping = (limits: ConstructorParameters<typeof Worlds>[2]) =>
  new Worlds(worldFactory, memoryStorage(), limits);

describe('Worlds side by side', () => {
  test('do not see each other', () => {
    const worlds = new Worlds(worldFactory);
    rename(worlds, 'one', 'A');
    rename(worlds, 'two', 'B');
    expect([nameIn(worlds, 'one'), nameIn(worlds, 'two')]).toEqual(['A', 'B']);
    worlds.reset('one', { seed: 1 });
    expect(nameIn(worlds, 'one')).not.toBe('A');
    expect(nameIn(worlds, 'two')).toBe('B');
  });

  test('that were deleted and made anew leave memory and come back like any other', async () => {
    const worlds = keeping({ worlds: 1 });
    worlds.get('one');
    await worlds.remove('one');
    expect(() => worlds.get('one')).toThrow(WorldIdError);
    worlds.reset('one', {});
    rename(worlds, 'one', 'A');
    worlds.get('two');
    expect(nameIn(worlds, 'one')).toBe('A');
  });

  test('leave memory by their weight, and come back as they were', () => {
    const worlds = keeping({ bytes: 2.5 * memoryOf(createWorld('x')) });
    const one = worlds.get('one');
    rename(worlds, 'one', 'A');
    worlds.get('two');
    expect(worlds.get('one')).toBe(one);
    const two = worlds.get('two');
    worlds.get('three');
    // Only the one that was used longest ago left.
    expect(worlds.get('two')).toBe(two);
    expect(worlds.get('one')).not.toBe(one);
    expect(nameIn(worlds, 'one')).toBe('A');
  });

  test('stay in memory when they cannot be stored', () => {
    const storage: WorldStorage = { ...memoryStorage(), save: () => false };
    const worlds = new Worlds(worldFactory, storage, { worlds: 1 });
    rename(worlds, 'one', 'A');
    worlds.get('two');
    expect(nameIn(worlds, 'one')).toBe('A');
  });

  test('stay in memory while a call runs in them, and make room when it ends', async () => {
    const worlds = keeping({ worlds: 1 });
    const one = worlds.get('one');
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const call = worlds.during(one, async () => {
      await ended;
      rename(worlds, 'one', 'A');
    });
    const two = worlds.get('two');
    worlds.get('three');
    expect(worlds.get('one')).toBe(one);
    end();
    await call;
    expect(worlds.get('one')).toBe(one);
    expect(nameIn(worlds, 'one')).toBe('A');
    expect(worlds.get('two')).not.toBe(two);
  });

  test('leave memory when a call that has failed is over', async () => {
    const worlds = keeping({ worlds: 1 });
    const one = worlds.get('one');
    await expect(worlds.during(one, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    worlds.get('two');
    expect(worlds.get('one')).not.toBe(one);
  });

  test('make room when one of them grows, not only when another is opened', async () => {
    const worlds = keeping({ bytes: 2.5 * memoryOf(createWorld('x')) });
    const one = worlds.get('one');
    const two = worlds.get('two');
    await worlds.during(two, async () => {
      putUpload(two, 'a-1', '', memoryOf(createWorld('x')));
    });
    expect(worlds.get('one')).not.toBe(one);
  });

  test('weigh by their rows, by what was uploaded and by their journal', () => {
    const small = createWorld('small');
    const before = memoryOf(small);
    expect(memoryOf(Object.assign(createWorld('large'), { count: () => 101_000 }))).toBeGreaterThan(
      50 * before,
    );
    putUpload(small, 'a-1', '', 3_000_000);
    expect(memoryOf(small) - before).toBeGreaterThanOrEqual(4_000_000);
    const busy = createWorld('busy');
    const quiet = memoryOf(busy);
    for (let n = 0; n < 100; n += 1) {
      busy.journal.add(entry({ answer: { json: JSON.stringify('x'.repeat(5000)) } }));
    }
    expect(memoryOf(busy) - quiet).toBeGreaterThanOrEqual(1_000_000);
  });

  test('are written through when the storage wants it', () => {
    const saved: string[] = [];
    const storage: WorldStorage = {
      ...memoryStorage(),
      writeThrough: true,
      save: (id) => saved.push(id) > 0,
    };
    const worlds = new Worlds(worldFactory, storage);
    const old = worlds.get('one');
    expect(saved).toEqual([]);
    worlds.changed(old);
    worlds.reset('one', {});
    // A call of the World before the reset must not bring it back.
    worlds.changed(old);
    expect(saved).toEqual(['one', 'one']);
  });

  test('stay as they were when the storage takes no other in their place', async () => {
    const storage: WorldStorage = {
      ...memoryStorage(),
      writeThrough: true,
      save: () => {
        throw new Error('The disk is full');
      },
    };
    const worlds = new Worlds(worldFactory, storage);
    const before = worlds.get('one');
    expect(() => worlds.reset('one', { seed: 7 })).toThrow('The disk is full');
    const other = createWorld('x', { seed: 7 }).snapshot();
    await expect(worlds.restore('one', other)).rejects.toThrow('The disk is full');
    await expect(worlds.resetInSlices('one', { seed: 7 })).rejects.toThrow('The disk is full');
    expect(worlds.get('one')).toBe(before);
  });

  test('that cannot be restored are set aside and start anew', () => {
    const aside: string[] = [];
    const snapshot: Snapshot = createWorld('x', { seed: 1 }).snapshot();
    const storage: WorldStorage = {
      ...memoryStorage(),
      load: () => ({ ...snapshot, base: { ...snapshot.base, scenario: 'gone' } }),
      quarantine: (id, reason) => void aside.push(`${id}: ${reason}`),
    };
    expect(new Worlds(worldFactory, storage).get('one').scenario).toBe('default');
    expect(aside).toEqual(['one: There is no scenario "gone"']);
  });

  test.each(['', '..', 'a/b', 'a b', 'ä', 'x'.repeat(65)])('refuse the id "%s"', (id) => {
    expect(() => new Worlds(worldFactory).get(id)).toThrow(WorldIdError);
  });
});

test('the header names the World, else the cookie, else nothing does', () => {
  const cookie = 'a=1; mock_world=from-cookie; b=2';
  expect(worldIdOf({ cookie, 'x-mock-world': 'from-header' })).toBe('from-header');
  expect(worldIdOf({ cookie })).toBe('from-cookie');
  expect(worldIdOf({ cookie: 'xmock_world=1' })).toBeNull();
  expect(worldIdOf({ cookie: 'mock_world=; a=1' })).toBeNull();
  expect(worldIdOf({ cookie: 'mock_world', 'x-mock-world': '' })).toBeNull();
  expect(worldIdOf({})).toBeNull();
});
