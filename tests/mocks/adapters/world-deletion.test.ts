/** Deleting a World of a data folder. */
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { endDeletions, fileStorage } from '#mocks/adapters/file-storage.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { putUpload } from '../world/rows.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

let folder: string;
let worlds: Worlds;
const openWorlds = (): Worlds => new Worlds(worldFactory, fileStorage(folder));

beforeEach(() => {
  folder = folderOfTest();
  worlds = openWorlds();
});

const make = (id: string): void => {
  const world = worlds.get(id);
  putUpload(world, 'a-1');
  worlds.changed(world);
};

test('takes its files and nothing else', async () => {
  make('one');
  make('one-2');
  await worlds.remove('one');
  expect(readdirSync(folder).sort()).toEqual(['one-2.json', 'one-2.steps', 'one-2.uploads']);
  expect(openWorlds().list()).toEqual(['one-2']);
});

test('a call that still runs in it brings nothing back', async () => {
  make('one');
  const world = worlds.get('one');
  await worlds.during(world, async () => {
    await worlds.remove('one');
    worlds.changed(world);
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('of a server that was killed in the middle is ended by the next one', () => {
  make('one');
  renameSync(join(folder, 'one.json'), join(folder, 'one.json.deleted'));
  expect(openWorlds().list()).toEqual([]);
  endDeletions(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test('spares a World of the same name that was made since', () => {
  make('one');
  writeFileSync(join(folder, 'one.json.deleted'), '{}');
  endDeletions(folder);
  expect(readdirSync(folder).sort()).toEqual(['one.json', 'one.steps', 'one.uploads']);
});

test('that is not possible leaves the World as it was', async () => {
  const storage = fileStorage(folder);
  const kept = new Worlds(worldFactory, {
    ...storage,
    remove: () => {
      throw new Error('EPERM');
    },
  });
  kept.changed(kept.get('one'));
  await expect(kept.remove('one')).rejects.toThrow('EPERM');
  expect(kept.get('one')).toBeDefined();
  expect(kept.list()).toEqual(['one']);
});
