/** The mock in a service worker, with a fake IndexedDB that persists and clones values. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createWorkerBackend, type WorkerBackend } from '#mocks/adapters/service-worker.ts';
import type {
  WorldDatabase,
  DatabaseChange,
  StoredRecorder,
  StoredStep,
} from '#mocks/adapters/world-database.ts';
import { IndexedDbStorage } from '#mocks/adapters/indexed-db-storage.ts';
import { toBase64 } from '#mocks/lib/bytes.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { must } from '../../support/must.ts';

interface StoredWorldInfo {
  snapshot: string;
  savedAt: number;
  recorder: StoredRecorder;
  uploads: Map<string, string>;
  steps: StoredStep[];
}

class MemoryDatabase implements WorldDatabase {
  readonly worlds = new Map<string, StoredWorldInfo>();
  readonly writes: { id: string; change: DatabaseChange }[] = [];
  /** Awaited by every write. */
  gate: Promise<void> = Promise.resolve();
  isBroken = false;

  ids() {
    return this.isBroken ? Promise.reject(new Error('closed')) : Promise.resolve([...this.worlds.keys()]);
  }

  read(id: string) {
    return Promise.resolve(structuredClone(this.worlds.get(id)) ?? null);
  }

  remove(id: string) {
    if (this.isBroken) return Promise.reject(new Error('closed'));
    this.worlds.delete(id);
    return Promise.resolve();
  }

  async write(id: string, sent: DatabaseChange): Promise<void> {
    const change = structuredClone(sent);
    await this.gate;
    if (this.isBroken) throw new Error('closed');
    this.writes.push({ id, change });
    const before = this.worlds.get(id);
    const uploads = new Map([...(before?.uploads ?? []), ...(change.world?.uploads ?? [])]);
    const kept = [...uploads].filter(([key]) => change.world?.keep.has(key) ?? true);
    const steps = change.recorder.isNew ? [] : (before?.steps ?? []);
    this.worlds.set(id, {
      snapshot: change.world?.snapshot ?? before?.snapshot ?? '',
      savedAt: change.world?.savedAt ?? before?.savedAt ?? 0,
      recorder: change.world === null && before !== undefined ? before.recorder : change.recorder,
      uploads: new Map(kept),
      steps: [...steps.filter(({ n }) => n >= change.recorder.from), ...change.recorder.steps],
    });
  }
}

let database: MemoryDatabase;
let backend: WorkerBackend;
const start = () => createWorkerBackend({ database, basePath: '/steel/demo/', hostName: 'demo.example' });

beforeEach(async () => {
  database = new MemoryDatabase();
  backend = await start();
});

async function ask(path: string, init: RequestInit & { world?: string } = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (init.world !== undefined) headers.set('x-mock-world', init.world);
  return must(await backend.answer(new Request(`https://demo.example${path}`, { ...init, headers })));
}
const post = (path: string, body: unknown, init: { world?: string } = {}) =>
  ask(path, { method: 'POST', body: JSON.stringify(body), ...init });
const json = async (answer: Promise<Response>): Promise<Record<string, unknown>> =>
  (await (await answer).json()) as Record<string, unknown>;
/** The result of a replay: the last line of its answer. */
async function replayed(recording: object): Promise<unknown> {
  const lines = (await (await post('/__mock/api/replay', { recording })).text()).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '');
}

/** Uploads a file as the portal does. */
async function upload(name: string): Promise<string> {
  const { token } = await json(post('/__mock/api/login', { persona: 'certified' }));
  const form = new FormData();
  form.set('file', new File([`%PDF-1.7 ${name.repeat(1000)}`], `${name}.pdf`, { type: 'application/pdf' }));
  form.set('businessType', 'LCA');
  const headers = { authorization: String(token) };
  const answer = await json(ask('/p/attachment/upload', { method: 'POST', body: form, headers }));
  return String((answer['data'] as { id: string }).id);
}

describe('a worker that the browser let rest', () => {
  it('comes back where it stood, also a World in which nothing had happened', async () => {
    const untouched = await json(ask('/__mock/api/snapshot'));
    await post('/__mock/api/reset', { scenario: 'quote-issued', seed: 7 }, { world: 'other' });
    await post('/__mock/api/clock', { advanceMs: 86_400_000, frozen: true }, { world: 'other' });
    const before = await json(ask('/__mock/api/world', { world: 'other' }));
    backend = await start();
    expect(await json(ask('/__mock/api/world', { world: 'other' }))).toEqual(before);
    expect(await json(ask('/__mock/api/snapshot'))).toMatchObject({ base: untouched['base'] });
  });

  it('still has its recorder: what was recorded before is in the recording', async () => {
    await post('/__mock/api/reset', { scenario: 'quote-issued', seed: 7 });
    const id = await upload('report');
    expect(id).not.toBe('');
    const before = (await json(ask('/__mock/api/recording')))['steps'];
    backend = await start();
    await post('/__mock/api/clock', { advanceMs: 1000 });
    const recording = await json(ask('/__mock/api/recording'));
    const steps = recording['steps'] as object[];
    expect(steps.slice(0, -1)).toEqual(before);
    expect(steps.at(-1)).toMatchObject({ kind: 'clock' });
    // Replayed from the start, including the file.
    expect(await replayed(recording)).toMatchObject({ passed: true, steps: steps.length });
  });

  it('can be undone as before, and begins its recording with the snapshot that was loaded', async () => {
    await post('/__mock/api/reset', { scenario: 'quote-issued', seed: 7 });
    await post('/__mock/api/clock', { frozen: true });
    const snapshot = await (await ask('/__mock/api/snapshot')).text();
    await ask('/__mock/api/snapshot', { method: 'PUT', body: snapshot });
    await post('/__mock/api/operator/setSetting', { name: 'qrShow', value: '1' });
    await upload('report');
    const undoable = await json(ask('/__mock/api/undo'));
    expect(undoable['steps']).toHaveLength(3);
    backend = await start();
    expect(await json(ask('/__mock/api/undo'))).toEqual(undoable);
    const recording = await json(ask('/__mock/api/recording'));
    expect(recording).toMatchObject({ snapshot: { sha256: expect.any(String) as string } });
    await post('/__mock/api/undo', { to: 1 });
    backend = await start();
    const { state } = JSON.parse(snapshot) as { state: { rows: object } };
    expect(await json(ask('/__mock/api/snapshot'))).toMatchObject({ state: { rows: state.rows } });
    expect(await replayed(recording)).toMatchObject({ passed: true });
  });

  it('is the same World to the pages that follow it, until somebody puts another in its place', async () => {
    const lifeNow = async (): Promise<string> => {
      const reader = (await ask('/__mock/api/events')).body?.getReader();
      const { value } = (await reader?.read()) ?? {};
      await reader?.cancel();
      return /"life":"([^"]+)"/.exec(new TextDecoder().decode(value))?.[1] ?? '';
    };
    const recording = await json(ask('/__mock/api/recording'));
    const before = await lifeNow();
    backend = await start();
    expect([before !== '', await lifeNow()]).toEqual([true, before]);
    await replayed(recording);
    const after = await lifeNow();
    expect(after).not.toBe(before);
    backend = await start();
    expect(await lifeNow()).toBe(after);
    expect(await json(ask('/__mock/api/recording'))).not.toHaveProperty('incomplete');
  });

  it('has the uploads, each of which was written once and leaves with its row', async () => {
    await upload('first');
    await upload('second');
    await post('/__mock/api/clock', { advanceMs: 1000 });
    const written = database.writes.map(({ change }) => change.world?.uploads.size ?? 0);
    expect(written.filter((count) => count > 0)).toEqual([1, 1]);
    expect(database.worlds.get('default')?.snapshot).not.toContain(
      toBase64(new TextEncoder().encode('%PDF-1.7 f')).slice(0, 12),
    );
    backend = await start();
    const snapshot = JSON.stringify(await json(ask('/__mock/api/snapshot')));
    expect(snapshot.match(/"kind":"uploaded"/g)).toHaveLength(2);
    await post('/__mock/api/reset', {});
    expect(database.worlds.get('default')?.uploads.size).toBe(0);
  });

  it('knows nothing of a World that was deleted', async () => {
    await post('/__mock/api/reset', {}, { world: 'other' });
    await ask('/__mock/api/worlds/other', { method: 'DELETE' });
    expect([...database.worlds.keys()]).toEqual(['default']);
  });
});

it('an answer leaves when what it changed is written, not before', async () => {
  let release = (): void => undefined;
  database.gate = new Promise((done) => {
    release = done;
  });
  let isAnswered = false;
  const answer = post('/__mock/api/clock', { frozen: true }).then(() => {
    isAnswered = true;
  });
  await new Promise((done) => setTimeout(done, 50));
  expect(isAnswered).toBe(false);
  release();
  await answer;
  expect(database.worlds.get('default')?.snapshot).toContain('"frozenAt":1');
});

it('a call that changes no row is stored too: the journal counts on after a rest', async () => {
  database.writes.length = 0;
  await ask('/api/n/menu/all');
  expect(database.writes.map(({ change }) => change.recorder.steps.length)).toEqual([1]);
  database.writes.length = 0;
  const before = await (await ask('/__mock/api/requests')).json();
  expect(database.writes).toEqual([]);
  backend = await start();
  expect(await (await ask('/__mock/api/requests')).json()).toEqual(before);
});

it.each([
  ['what is none of its calls is left to the host', 'https://demo.example/favicon.svg', undefined],
  ['pages of other names may not steer it', 'https://elsewhere.example/__mock/api/world', 403],
])('%s', async (_, url, status) => {
  expect((await backend.answer(new Request(url)))?.status).toBe(status);
});

it('a name that no World can have is refused in words', async () => {
  expect((await ask('/__mock/api/world', { world: '..' })).status).toBe(400);
});

describe('a database that cannot be used', () => {
  it('is told about once; all goes on in memory, and is written when it can be again', async () => {
    const told: string[] = [];
    database.isBroken = true;
    const storage = await IndexedDbStorage.over(database, (message) => void told.push(message));
    const worlds = new Worlds(worldFactory, storage);
    for (let n = 0; n < 3; n += 1) {
      await storage.open(worlds, 'default');
      await storage.flush(worlds);
    }
    expect([storage.isKept, told]).toEqual([
      false,
      ['Changes stay in memory and end with this worker: closed'],
    ]);
    database.isBroken = false;
    await storage.flush(worlds);
    expect(storage.isKept).toBe(true);
    expect(database.worlds.get('default')?.snapshot).toContain('"scenario":"default"');
  });

  it('gets a change and a deletion that failed with the next call, also of a World that left memory', async () => {
    const storage = await IndexedDbStorage.over(database, () => undefined);
    // Only one World fits in memory, so opening the second evicts the first.
    const worlds = new Worlds(worldFactory, storage, { worlds: 1 });
    for (const id of ['deleted', 'first']) {
      await storage.open(worlds, id);
      await storage.flush(worlds);
    }
    expect([...database.worlds.keys()]).toEqual(['default', 'deleted', 'first']);
    database.isBroken = true;
    worlds.get('first').clock.set({ frozen: true });
    worlds.get('second');
    await storage.flush(worlds);
    await worlds.remove('deleted');
    await storage.flush(worlds);
    expect(database.worlds.get('first')?.snapshot).toContain('"frozenAt":null');
    database.isBroken = false;
    await storage.flush(worlds);
    expect(database.worlds.get('first')?.snapshot).toContain('"frozenAt":1');
    expect([...database.worlds.keys()]).not.toContain('deleted');
  });

  it('costs a World that cannot be read, and no other', async () => {
    await post('/__mock/api/reset', { scenario: 'stage-10' }, { world: 'other' });
    must(database.worlds.get('default')).snapshot = '{"version":1,';
    const told: string[] = [];
    const storage = await IndexedDbStorage.over(database, (message) => void told.push(message));
    const worlds = new Worlds(worldFactory, storage);
    await storage.open(worlds, 'default');
    await storage.open(worlds, 'other');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^The World "default" starts anew\. /);
    expect(worlds.get('other').scenario).toBe('stage-10');
    await storage.flush(worlds);
    expect(database.worlds.get('default')?.snapshot).toContain('"scenario":"default"');
  });
});
