/** Recording and undo after a restart of the server and after an eviction, and what a killed server leaves of them. */
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { fileStorage } from '#mocks/adapters/file-storage.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { memoryStorage, Worlds, type WorldStorage } from '#mocks/world/worlds.ts';
import { PDF, upload } from '../recording/journey.ts';
import { clientOf } from '../support.ts';
import { step } from '../world/entry.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

type Json = Record<string, unknown>;

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
});

const open = (storage: WorldStorage, worlds?: number): Worlds =>
  new Worlds(worldFactory, storage, worlds === undefined ? {} : { worlds });
const onDisk = (): Worlds => open(fileStorage(folder, () => undefined));
const stepsFile = (): string => {
  const name = readdirSync(join(folder, 'one.steps')).find((each) => each.endsWith('.jsonl')) ?? '';
  return join(folder, 'one.steps', name);
};

const client = async (worlds: Worlds) => clientOf(await createMock({ worlds }));
async function ask(
  worlds: Worlds,
  method: string,
  path: string,
  body?: object,
  world = 'one',
): Promise<Json> {
  const { response, json } = await (await client(worlds)).control(method, path, body, world);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  // The last line of a replay is its result.
  return path === '/replay' ? (JSON.parse(text.trim().split('\n').at(-1) ?? '') as Json) : json;
}

const message = (n: number) => ({ userId: 'u-certified', zh: `第 ${n} 步`, en: `Step ${n}` });
const send = (worlds: Worlds, n: number) => ask(worlds, 'POST', '/operator/sendMessage', message(n));
const state = async (worlds: Worlds): Promise<Json> => {
  const { state: found } = (await ask(worlds, 'GET', '/snapshot')) as { state: Json };
  const { journal: _journal, ...rest } = found;
  return rest;
};

/** Begins at a snapshot, then an upload, steps of the staff, a row that goes and calls that change nothing. */
async function work(worlds: Worlds): Promise<void> {
  await ask(worlds, 'POST', '/reset', { scenario: 'quote-issued', seed: 3 });
  await ask(worlds, 'POST', '/clock', { frozen: true });
  await send(worlds, 1);
  await ask(worlds, 'PUT', '/snapshot', await ask(worlds, 'GET', '/snapshot'));
  const { login, call } = await client(worlds);
  await upload({ call }, await login('certified', 'one'), PDF, 'report.pdf', 'one');
  await send(worlds, 2);
  await ask(worlds, 'PUT', '/faults', [{ operationId: 'getGpi', kind: 'status', value: 503 }]);
  await ask(worlds, 'POST', '/operator/setSetting', { name: 'qrShow', value: '1' });
  await call('GET', '/api/n/menu/all', { world: 'one' });
}

const steps = async (worlds: Worlds): Promise<unknown> => (await ask(worlds, 'GET', '/recording'))['steps'];
const undoable = async (worlds: Worlds): Promise<unknown> => (await ask(worlds, 'GET', '/undo'))['steps'];

describe.each([
  ['a restart of the server', () => [onDisk(), onDisk] as const],
  [
    'an eviction from memory',
    () => {
      const worlds = open(memoryStorage(), 1);
      return [worlds, () => (worlds.get('other'), worlds)] as const;
    },
  ],
])('after %s', (_name, begin) => {
  it('a World is recorded on, and its recording replays from the snapshot that it began with', async () => {
    const [before, reopen] = begin();
    await work(before);
    const recorded = await steps(before);
    const since = before.get('one').recorder.since;
    const after = reopen();
    expect(await steps(after)).toEqual(recorded);
    await send(after, 3);
    const recording = await ask(after, 'GET', '/recording');
    expect(recording).toMatchObject({ snapshot: { state: { counters: expect.anything() as object } } });
    expect(recording).not.toHaveProperty('incomplete');
    expect((recording['steps'] as object[]).length).toBe((recorded as object[]).length + 1);
    for (const seed of [3, 8])
      expect(await ask(after, 'POST', '/replay', { recording, seed }, 'played')).toMatchObject({
        passed: true,
      });
    // Safe: the contract of the control API names a list here.
    const all = (await ask(after, 'GET', '/worlds')) as unknown as Json[];
    expect(all.find(({ id }) => id === 'one')).toMatchObject({
      recorded: { begin: 'snapshot', since: new Date(since).toISOString() },
    });
  });

  it('undo goes back step by step to where it could have gone before', async () => {
    const [before, reopen] = begin();
    await ask(before, 'POST', '/reset', { scenario: 'quote-issued', seed: 3 });
    await ask(before, 'POST', '/clock', { frozen: true });
    const states = [await state(before)];
    for (const n of [1, 2, 3]) {
      await send(before, n);
      states.push(await state(before));
    }
    const listed = await undoable(before);
    let worlds = reopen();
    expect(await undoable(worlds)).toEqual(listed);
    await ask(worlds, 'POST', '/undo');
    expect(await state(worlds)).toEqual(states[2]);
    worlds = reopen();
    await ask(worlds, 'POST', '/undo', { to: 2 });
    expect(await state(worlds)).toEqual(states[0]);
    expect(await steps(worlds)).toHaveLength(1);
  });
});

describe('undo after a restart', () => {
  it('puts rows back where they stood, changed and removed ones too', async () => {
    const before = onDisk();
    await ask(before, 'POST', '/reset', { seed: 3 });
    const world = before.get('one');
    const held: string[] = [];
    const change = (what: () => void): void => {
      held.push(JSON.stringify(world.snapshot().state.rows));
      what();
      world.past.note({ kind: 'operator', operation: 'x', at: 0, recorded: 0 });
      before.changed(world);
    };
    const [first, second] = world.store.messages.all();
    if (first === undefined || second === undefined) throw new Error('no messages');
    change(() => world.store.messages.put({ ...first, id: 'm-new' }));
    change(() => world.store.messages.update(second.id, { readAt: null, type: 2 }));
    // It stands before the row that was added.
    change(() => world.store.messages.update(second.id, { type: 1 }));
    change(() => world.store.messages.remove('m-new'));
    change(() => world.store.messages.remove(second.id));
    change(() => world.store.messages.put(second));
    change(() => world.store.users.update('u-certified', { userName: 'A' }));
    const past = onDisk().get('one').past.list();
    expect(past.map((step) => JSON.stringify(step.before.rows.difference()))).toEqual(held);
  });
});

describe('a killed server', () => {
  it('leaves no half-written step, and none of a change that was not written', async () => {
    const before = onDisk();
    await work(before);
    const recorded = await steps(before);
    const listed = await undoable(before);
    const text = readFileSync(stepsFile(), 'utf8');
    const [line = ''] = text.split('\n').filter((each) => each.includes('"sendMessage"'));
    const { step } = JSON.parse(line) as { step: Json };
    const count = (recorded as object[]).length;
    // Appended before its World was written, then cut.
    const unwritten = `${JSON.stringify({ step: { ...step, n: count + 1 } })}\n`;
    const cut = `{"step":{"n":${count + 2},"kind`;
    appendFileSync(stepsFile(), unwritten + cut);
    const after = onDisk();
    expect(await steps(after)).toEqual(recorded);
    expect(await undoable(after)).toEqual(listed);
    await send(after, 4);
    // The file is whole again.
    const kinds = readFileSync(stepsFile(), 'utf8').trim().split('\n');
    expect(kinds.every((each) => JSON.parse(each) !== null)).toBe(true);
    expect(await steps(onDisk())).toHaveLength(count + 1);
  });

  it('whose steps are lost begins a new recording at the state that is there', async () => {
    await work(onDisk());
    writeFileSync(stepsFile(), '');
    const after = onDisk();
    await send(after, 5);
    const recording = await ask(after, 'GET', '/recording');
    expect(recording['steps']).toHaveLength(1);
    expect(await ask(after, 'POST', '/replay', { recording }, 'played')).toMatchObject({ passed: true });
  });
});

it('the file of a recording stays bounded, also when its steps are dropped', async () => {
  const worlds = onDisk();
  await ask(worlds, 'POST', '/reset', { seed: 3 });
  const world = worlds.get('one');
  const json = 'x'.repeat(5 * 1024 * 1024);
  const sizes: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    world.recorder.add(step({ request: { json }, answer: null, changed: true }));
    worlds.changed(world);
    sizes.push(statSync(stepsFile()).size);
  }
  expect(Math.max(...sizes)).toBeLessThan(45 * 1024 * 1024);
  expect(world.recorder.lost).toBeGreaterThan(0);
  const { recorder } = onDisk().get('one');
  expect([recorder.count, recorder.isWhole]).toEqual([12, false]);
});
