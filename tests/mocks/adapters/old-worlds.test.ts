import { expect, test } from 'vitest';
import { deleteOldWorlds } from '#mocks/adapters/data-folder.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { memoryStorage, Worlds } from '#mocks/world/worlds.ts';

const DAY_MS = 86_400_000;

test('Worlds that nobody has used for so long are deleted; used and watched ones, and that of everybody, stay', async () => {
  const worlds = new Worlds(worldFactory, memoryStorage(), { worlds: 1 });
  for (const id of ['rests', 'watched', 'default', 'open']) worlds.get(id);
  worlds.watchers.watch('watched', () => undefined);
  const inDays = (days: number): number => Date.now() + days * DAY_MS;
  expect(await deleteOldWorlds(worlds, 30, inDays(29.9))).toEqual([]);
  expect(worlds.list()).toEqual(['default', 'open', 'rests', 'watched']);
  expect(await deleteOldWorlds(worlds, 30, inDays(30.1))).toEqual(['open', 'rests']);
  expect(worlds.list()).toEqual(['default', 'watched']);
});
