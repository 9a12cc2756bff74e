import { describe, expect, test, vi } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { bytesOfRows, CapacityError, type Capacity } from '#mocks/world/world-capacity.ts';
import { memoryStorage, Worlds } from '#mocks/world/worlds.ts';
import { putUpload } from './rows.ts';
import { clientOf, openBench } from '../support.ts';

const MEGABYTE = 1024 * 1024;
const EMPTY = { scenario: 'empty', seed: 1 };

const worldsWith = (max: Partial<Capacity>): Worlds => new Worlds(worldFactory, memoryStorage(), {}, max);
async function mockWith(max: Partial<Capacity>) {
  const mock = await createMock({ openapi: 'off', worlds: worldsWith(max) });
  return { ...clientOf(mock), worlds: mock.worlds };
}

describe('a server that makes only so many Worlds', () => {
  test('refuses one more, whatever asks for it, and goes on with those it has', async () => {
    const worlds = worldsWith({ worlds: 2 });
    worlds.get('one');
    worlds.reset('two', {});
    expect(() => worlds.get('three')).toThrow(CapacityError);
    expect(() => worlds.reset('three', {})).toThrow(CapacityError);
    await expect(worlds.ready('three')).rejects.toThrow(CapacityError);
    await expect(worlds.resetInSlices('three', {})).rejects.toThrow(CapacityError);
    await expect(worlds.restore('three', worlds.get('one').snapshot())).rejects.toThrow(CapacityError);
    worlds.reset('one', { scenario: 'empty' });
    expect(worlds.get('one').scenario).toBe('empty');
    expect(worlds.list()).toEqual(['one', 'two']);
  });

  test('counts those that rest in storage, and those that are being made', async () => {
    const worlds = new Worlds(worldFactory, memoryStorage(), { worlds: 1 }, { worlds: 3 });
    worlds.get('one');
    worlds.get('two');
    const all = ['three', 'four', 'five'].map((id) => worlds.ready(id));
    const made = (await Promise.allSettled(all)).map(({ status }) => status);
    expect(made).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('has room again when one is deleted, and always for those who name none', async () => {
    const worlds = worldsWith({ worlds: 1 });
    worlds.get('one');
    expect(worlds.get('default').scenario).toBe('default');
    await worlds.remove('one');
    expect(worlds.get('two').id).toBe('two');
  });

  test('says so to programs, to the portal in its language, and to people in both', async () => {
    const { worlds, call, control, open } = await mockWith({ worlds: 1 });
    worlds.get('one');
    expect(await control('POST', '/reset', { scenario: 'empty' }, 'two')).toMatchObject({
      status: 507,
      json: {
        error: expect.stringMatching(/^This server keeps 1 Worlds and makes no more/) as string,
        text: {
          zh: expect.stringContaining('最多保留 1 个世界') as string,
          en: expect.stringMatching(/^This server keeps/) as string,
        },
      },
    });
    expect((await control('POST', '/worlds', { id: 'two' }, 'one')).status).toBe(507);

    expect((await call('GET', '/api/n/menu/all', { world: 'two', language: 'zh-CN' })).json).toEqual({
      code: 507,
      message: expect.stringMatching(/^本服务器最多保留 1 个世界/) as string,
      data: null,
    });

    for (const [path, cookie] of [
      ['/?scenario=default&world=two', ''],
      ['/epd/mineEpd?world=two', 'mock_world=one'],
      ['/epd/mineEpd', 'mock_world=two'],
    ] as const) {
      const page = await open(path, { cookie });
      expect([path, page?.status]).toEqual([path, 507]);
      const text = await page?.text();
      expect(text).toContain('最多保留 1 个世界');
      expect(text).toContain('keeps 1 Worlds');
    }
    expect(await open('/', { cookie: 'mock_world=one' })).toBeNull();
  });
});

describe('a server on which a World may be only so large', () => {
  test('refuses a larger one in words, and leaves the one in its place as it was', async () => {
    // Just enough for a platform whose lists are empty.
    const worldBytes = bytesOfRows(new Worlds(worldFactory).reset('x', EMPTY));
    const { worlds, control } = await mockWith({ worldBytes });
    worlds.reset('one', EMPTY);
    const { status, json } = await control('POST', '/reset', { scenario: 'stage-10' }, 'one');
    expect([status, json['error']]).toEqual([
      507,
      expect.stringMatching(/^This World takes about \d+ MB; this server lets one take \d+ MB/),
    ]);
    expect(worlds.get('one').scenario).toBe('empty');
  });

  test('refuses the snapshot of a larger one', async () => {
    const { control } = await mockWith({ worldBytes: 8 * MEGABYTE });
    const large = new Worlds(worldFactory).get('x');
    putUpload(large, 'a-large', 'QUJD', 9 * MEGABYTE);
    const { status, json } = await control('PUT', '/snapshot', large.snapshot(), 'one');
    expect([status, json['error']]).toEqual([507, expect.stringMatching(/^This World takes about/)]);
  });

  test('leaves less room for uploads, and never more than one World keeps', () => {
    const small = worldsWith({ worldBytes: 8 * MEGABYTE }).get('one');
    expect(small.uploadsMaxBytes).toBeGreaterThan(0);
    expect(small.uploadsMaxBytes).toBeLessThan(8 * MEGABYTE);
    expect(worldsWith({ worldBytes: 900 * MEGABYTE }).get('one').uploadsMaxBytes).toBe(200 * MEGABYTE);
  });
});

test('others are answered while 100,000 declarations are laid', async () => {
  const bench = await openBench();
  let isMade = false;
  const reset = bench.control('POST', '/reset', { size: 'large' }, 'large').then((answer) => {
    isMade = true;
    return answer;
  });
  let answered = 0;
  while (!isMade) {
    expect((await bench.call('GET', '/api/n/menu/all', { world: 'small' })).status).toBe(200);
    if (!isMade) answered += 1;
    await new Promise((next) => setTimeout(next, 0));
  }
  expect((await reset).json).toMatchObject({ counts: { declarations: 100_000 } });
  // In one piece it would let nobody in between.
  expect(answered).toBeGreaterThan(5);
});

test('a call in the World that is being made waits for it, and sees it whole', async () => {
  const worlds = new Worlds(worldFactory);
  worlds.get('one');
  const reset = worlds.resetInSlices('one', { seed: 2 });
  expect(await worlds.within('one', (world) => Promise.resolve(world.seed))).toBe(2);
  await reset;
});

test('of two resets at once the last one stays', async () => {
  const worlds = new Worlds(worldFactory);
  const [first, last] = [worlds.resetInSlices('one', { seed: 1 }), worlds.resetInSlices('one', { seed: 2 })];
  await first;
  expect(await last).toBe(worlds.get('one'));
  expect(worlds.get('one').seed).toBe(2);
});

test('calls that come at once wait for one World: a page that follows it would load anew with each other one', async () => {
  const create = vi.fn(worldFactory.create);
  const worlds = new Worlds({ ...worldFactory, create });
  await Promise.all([worlds.ready('one'), worlds.ready('one'), worlds.ready('one')]);
  expect(create).toHaveBeenCalledTimes(1);
});

test('a World that could not be made leaves the one before, and the next attempt works', async () => {
  const worlds = new Worlds(worldFactory);
  const before = worlds.get('one');
  await expect(worlds.resetInSlices('one', { scenario: 'no-such' })).rejects.toThrow('no-such');
  await worlds.ready('one');
  expect(worlds.get('one')).toBe(before);
  await worlds.resetInSlices('one', { seed: 3 });
  expect(worlds.get('one').seed).toBe(3);
});
