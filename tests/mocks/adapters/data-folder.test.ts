import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDataFolder, deleteOldWorlds } from '#mocks/adapters/data-folder.ts';
import { FolderLockedError, lockFolder, startOf } from '#mocks/adapters/folder-lock.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { Worlds, memoryStorage } from '#mocks/world/worlds.ts';
import { startMockProcess } from '#scripts/lib/mock-process.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
});

const locks = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.lock'));
const since = '2026-11-20T01:00:00.000Z';
const held = (n: number, content: object | string): void =>
  writeFileSync(
    join(folder, `server-${n}.lock`),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
/** A process that runs for sure, and is not this one. */
const other = process.ppid;

describe('a data folder', () => {
  test('is refused while another process has it, in words that say who', () => {
    held(3, { pid: other, start: startOf(other), since, port: 4173 });
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use: process ${other} has it since ${since} at port 4173. `,
    );
    expect(locks()).toEqual(['server-3.lock']);
  });

  test.each([
    ['that has ended', { pid: 2 ** 30, start: '1', since, port: null }],
    ['whose number another one has now', { pid: other, start: 'another start', since, port: null }],
  ])('is taken over from a process %s', (_, holder) => {
    held(3, holder);
    lockFolder(folder)(5173);
    expect(locks()).toEqual(['server-4.lock']);
    const mine = JSON.parse(readFileSync(join(folder, 'server-4.lock'), 'utf8')) as object;
    expect(mine).toMatchObject({ pid: process.pid, start: startOf(process.pid), port: 5173 });
  });

  test('is taken over from a lock that was never written, once it is old enough', () => {
    held(1, '');
    utimesSync(join(folder, 'server-1.lock'), 1, 1);
    lockFolder(folder);
    expect(locks()).toEqual(['server-2.lock']);
  });

  test('is opened again by the process that has it, as Vite does when its configuration changes', () => {
    lockFolder(folder);
    lockFolder(folder);
    expect(locks()).toEqual(['server-2.lock']);
  });

  test('loses what a server that was killed had begun to write, and nothing else', () => {
    mkdirSync(join(folder, 'one.uploads'));
    const files = ['one.json', 'one.json.4711.tmp', 'one.uploads/abc', 'one.uploads/abc.4711.tmp'];
    for (const name of files) writeFileSync(join(folder, name), '{}');
    openDataFolder(folder);
    expect(files.filter((name) => existsSync(join(folder, name)))).toEqual(['one.json', 'one.uploads/abc']);
  });
});

test('a folder that cannot be made is told about once, and all goes on in memory', () => {
  writeFileSync(join(folder, 'file'), '');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const impossible = join(folder, 'file', 'worlds');
  const { storage, servesAt } = openDataFolder(impossible);
  servesAt(4173);
  const worlds = new Worlds(worldFactory, storage);
  expect(worlds.list()).toEqual([]);
  for (const id of ['one', 'two']) worlds.changed(worlds.get(id));
  expect(worlds.list()).toEqual(['one', 'two']);
  const said = warn.mock.calls.map(([line]: unknown[]) => line);
  warn.mockRestore();
  expect(said).toEqual([
    expect.stringContaining(`Changes stay in memory and end with this server: the folder ${impossible} `),
  ]);
});

test('two servers never share a folder: the second says who has it, and stops', async () => {
  const options = ['--contract', 'off', '--data', folder];
  const first = await startMockProcess(...options);
  const refused: unknown = await startMockProcess(...options).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      new RegExp(
        `^The data folder .* is in use: process ${first.pid} has it since 2.* at port ${first.port}\\. Stop .*$`,
      ),
    ) as string,
  });
  expect(first.said()).toContain(`Worlds   0 kept in ${folder}`);
  await first.kill();
});

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
