import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { openSession } from '#mocks/world/sessions.ts';
import { fileStorage } from '#mocks/adapters/file-storage.ts';
import { toBase64 } from '#mocks/lib/bytes.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { putUpload } from '../world/rows.ts';
import { clientOf } from '../support.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

let folder: string;
let warnings: string[];
let worlds: Worlds;

const openWorlds = (): Worlds =>
  new Worlds(
    worldFactory,
    fileStorage(folder, (message) => void warnings.push(message)),
  );

beforeEach(() => {
  folder = folderOfTest();
  warnings = [];
  worlds = openWorlds();
});

const rename = (userName: string): void => {
  worlds.get('one').store.users.update('u-certified', { userName });
  worlds.changed(worlds.get('one'));
};
const nameOnDisk = () => openWorlds().get('one').store.users.get('u-certified')?.userName;

test('a World that rests is listed with its scenario and who signed in last', async () => {
  await worlds.resetInSlices('one', { scenario: 'quote-issued' });
  worlds.get('one').persona = 'agency';
  rename('A');
  writeFileSync(join(folder, 'two.json'), '{"version":1,');
  const { json } = await clientOf(await createMock({ worlds: openWorlds() })).control('GET', '/worlds');
  expect(json).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'one', scenario: 'quote-issued', persona: 'agency' }),
      expect.objectContaining({ id: 'two', scenario: null, persona: null }),
    ]),
  );
});

describe('uploads in a data folder', () => {
  const content = new TextEncoder().encode(`%PDF-1.7 ${'a report of many pages '.repeat(10_000)}`);
  const base64 = toBase64(content);
  const uploads = (): string[] => readdirSync(join(folder, 'one.uploads'));
  /** As a server that starts anew finds it. */
  const sourceOf = (id: string, world = 'one') => openWorlds().get(world).store.attachments.get(id)?.source;
  const upload = (id: string, text: string = base64): LiveWorld => {
    const world = worlds.get('one');
    putUpload(world, id, text);
    worlds.changed(world);
    return world;
  };

  test('are files of their own, which an ordinary change does not write again', () => {
    upload('a-1');
    const [name = ''] = uploads();
    const file = join(folder, 'one.uploads', name);
    expect(readFileSync(file).equals(content)).toBe(true);
    expect(statSync(join(folder, 'one.json')).size).toBeLessThan(base64.length);
    writeFileSync(file, 'written by the test');
    rename('A');
    expect(readFileSync(file, 'utf8')).toBe('written by the test');
  });

  test('are there after a restart, and inside the snapshot', () => {
    const before = upload('a-1').snapshot();
    expect(sourceOf('a-1')).toEqual({ kind: 'uploaded', base64 });
    expect(openWorlds().get('one').snapshot().state.rows.attachments).toEqual(before.state.rows.attachments);
  });

  test('are stored when they come with a snapshot', async () => {
    await worlds.restore('two', upload('a-1').snapshot());
    expect(sourceOf('a-1', 'two')).toEqual({ kind: 'uploaded', base64 });
  });

  test('that are the same take one file, and leave with the last row that wants it', () => {
    upload('a-1');
    upload('a-2');
    upload('a-3', toBase64(new Uint8Array(10)));
    expect(uploads()).toHaveLength(2);
    const { attachments } = worlds.get('one').store;
    attachments.remove('a-1');
    attachments.remove('a-3');
    worlds.changed(worlds.get('one'));
    expect(uploads()).toHaveLength(1);
    worlds.reset('one', {});
    expect(uploads()).toEqual([]);
  });

  test('are kept aside with the file of a World that cannot be read', () => {
    upload('a-1');
    writeFileSync(join(folder, 'one.json'), '{"version":1,');
    openWorlds().get('one');
    expect(readdirSync(folder).sort()).toEqual([
      'one.json.unreadable-1',
      'one.json.unreadable-1.steps',
      'one.json.unreadable-1.uploads',
    ]);
  });

  const onlyFile = (): string => join(folder, 'one.uploads', uploads()[0] ?? '');
  const lose: [how: string, change: () => void][] = [
    ['missing', () => rmSync(onlyFile())],
    ['changed', () => writeFileSync(onlyFile(), 'something else')],
  ];

  test.each(lose)('one of which is %s cost that upload, not the World, and say so', (_, change) => {
    upload('a-1');
    rename('A');
    const file = onlyFile();
    change();
    worlds = openWorlds();
    expect(worlds.get('one').store.users.get('u-certified')?.userName).toBe('A');
    expect(worlds.get('one').store.attachments.get('a-1')).toMatchObject({ source: { kind: 'lost' } });
    expect(warnings).toEqual([
      `An upload of the World "one" is missing or changed, and answers HTTP 410: ${file}`,
    ]);
  });

  test('that are lost are there again when their file is, whatever happened since', () => {
    upload('a-1');
    const file = onlyFile();
    rmSync(file);
    worlds = openWorlds();
    rename('B');
    expect(sourceOf('a-1')?.kind).toBe('lost');
    writeFileSync(file, content);
    expect(sourceOf('a-1')?.kind).toBe('uploaded');
  });

  test('are written anew over a damaged file of the same content', () => {
    upload('a-1');
    writeFileSync(onlyFile(), 'something else');
    worlds = openWorlds();
    upload('a-2');
    expect(['a-1', 'a-2'].map((id) => sourceOf(id)?.kind)).toEqual(['uploaded', 'uploaded']);
  });

  test('that are lost go along in a snapshot, and answer HTTP 410 in words, to the control API too', async () => {
    upload('a-1');
    rmSync(onlyFile());
    worlds = openWorlds();
    const mock = await createMock({ worlds: new Worlds(worldFactory) });
    const world = await mock.worlds.restore('copy', worlds.get('one').snapshot());
    const { id: token } = openSession(world, 'u-certified');
    world.store.attachments.update('a-1', { access: 'public' });
    const { call, control } = clientOf(mock);
    const zh = '文件已丢失或损坏，无法获取，请重新上传';
    const en = 'The file is lost or damaged. Upload it again.';
    for (const [language, message] of Object.entries({ zh, en }))
      for (const path of ['/p/attachment/download/a-1', '/n/attachment/online/a-1'])
        expect(await call('GET', path, { world: 'copy', language, token })).toMatchObject({
          status: 410,
          json: { code: 410, message, data: null },
        });
    expect(await control('GET', '/files/a-1', undefined, 'copy')).toMatchObject({
      status: 410,
      json: { error: en, text: { zh, en } },
    });
  });

  test('of a folder from before they had files are still read', () => {
    const snapshot = upload('a-1').snapshot();
    rmSync(join(folder, 'one.uploads'), { recursive: true });
    writeFileSync(join(folder, 'one.json'), JSON.stringify(snapshot));
    expect(sourceOf('a-1')).toEqual({ kind: 'uploaded', base64 });
  });
});

describe('a data folder that somebody deletes', () => {
  test('is made again by the next change', () => {
    rename('A');
    rmSync(folder, { recursive: true });
    expect(worlds.list()).toEqual(['one']);
    rename('B');
    expect(nameOnDisk()).toBe('B');
    expect(warnings).toEqual([]);
  });
});

describe('a data folder that cannot be written', () => {
  const block = (): void => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file in its place');
  };

  test('leaves the changes in memory and says so once, naming the folder', () => {
    rename('A');
    block();
    rename('B');
    worlds.reset('two', {});
    rename('C');
    expect(worlds.get('one').store.users.get('u-certified')?.userName).toBe('C');
    expect(warnings).toEqual([expect.stringContaining(folder)]);
    expect(warnings[0]).toMatch(/Changes stay in memory/);
  });

  test('gets everything with the next change once it can be written again', () => {
    block();
    rename('A');
    rmSync(folder);
    rename('B');
    expect(nameOnDisk()).toBe('B');
    block();
    rename('C');
    expect(warnings).toHaveLength(2);
    expect(existsSync(join(folder, 'one.json'))).toBe(false);
  });
});
