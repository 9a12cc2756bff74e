/** A large World takes seconds to make: nobody else waits for it, and nobody finds half of it. */
import { expect, test, vi } from 'vitest';
import { inSlices } from '#mocks/lib/slices.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { openBench } from '../support.ts';

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
  const bench = await openBench();
  // Not through the control API, which first reads its own call: the making has begun here.
  const reset = bench.mock.worlds.resetInSlices('large', { seed: 1, size: 'large' });
  const body = { pageNum: 1, pageSize: 4 };
  const { json } = await bench.call('POST', '/p/epd/page', { world: 'large', body });
  expect(json.data).toMatchObject({ totals: 100_000 });
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

test('work in slices ends with the same World', async () => {
  const sliced = await inSlices(worldFactory.create('one', { seed: 5 }));
  const worlds = new Worlds(worldFactory);
  expect(JSON.stringify(sliced.store.declarations.all())).toBe(
    JSON.stringify(worlds.reset('two', { seed: 5 }).store.declarations.all()),
  );
});
