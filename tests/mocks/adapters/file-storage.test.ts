import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileStorage } from '#mocks/adapters/file-storage.ts';
import { toBase64 } from '#mocks/lib/bytes.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import { Worlds } from '#mocks/world/worlds.ts';

let folder: string;
let warnings: string[];
let worlds: Worlds;

const openWorlds = (): Worlds =>
  new Worlds(
    worldFactory,
    fileStorage(folder, (message) => void warnings.push(message)),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-'));
  warnings = [];
  worlds = openWorlds();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rename = (userName: string): void => {
  worlds.get('one').store.users.update('u-certified', { userName });
  worlds.changed(worlds.get('one'));
};
const nameOnDisk = () => openWorlds().get('one').store.users.get('u-certified')?.userName;

describe('uploads in a data folder', () => {
  const content = new TextEncoder().encode(`%PDF-1.7 ${'a report of many pages '.repeat(10_000)}`);
  const base64 = toBase64(content);
  const uploads = (): string[] => readdirSync(join(folder, 'one.uploads'));
  const upload = (id: string, text: string = base64): LiveWorld => {
    const world = worlds.get('one');
    const [like] = world.store.attachments.all();
    if (like === undefined) throw new Error('no file at all');
    world.store.attachments.put({ ...like, id, source: { kind: 'uploaded', base64: text } });
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
    const world = openWorlds().get('one');
    expect(world.store.attachments.get('a-1')?.source).toEqual({ kind: 'uploaded', base64 });
    expect(world.snapshot().state.rows.attachments).toEqual(before.state.rows.attachments);
  });

  test('are stored when they come with a snapshot', async () => {
    await worlds.restore('two', upload('a-1').snapshot());
    expect(openWorlds().get('two').store.attachments.get('a-1')?.source).toEqual({
      kind: 'uploaded',
      base64,
    });
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
    expect(readdirSync(folder).sort()).toEqual(['one.json.unreadable-1', 'one.json.unreadable-1.uploads']);
  });

  test('of a folder from before they had files are still read', () => {
    const snapshot = upload('a-1').snapshot();
    rmSync(join(folder, 'one.uploads'), { recursive: true });
    writeFileSync(join(folder, 'one.json'), JSON.stringify(snapshot));
    expect(openWorlds().get('one').store.attachments.get('a-1')?.source).toEqual({
      kind: 'uploaded',
      base64,
    });
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
