/** A server is killed while it writes: data, recording, undo and differences go on in the next one. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Recording } from '#mocks/recording/format.ts';
import { recordingText } from '#mocks/recording/write.ts';
import type { StateDifference } from '#mocks/world/state-difference.ts';
import { startMockProcess, type MockProcess } from '#scripts/lib/mock-process.ts';
import { scenario } from '#scripts/scenario.ts';
import { readArguments } from '#scripts/scenario/arguments.ts';
import { replayFiles } from '#scripts/scenario/replay-files.ts';
import { hasPassed } from '#scripts/scenario/replay-report.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

type Json = Record<string, unknown>;

const folder = folderOfFile();
let server: MockProcess;
let other: MockProcess;
/** Texts of the messages whose steps were answered before the kill. */
const answered: string[] = [];
/** Their differences from the state before, as another browser read it before the kill. */
let before: StateDifference;
/** What the next server has. */
let after: StateDifference;
let recording: Recording;

async function ask(
  method: string,
  path: string,
  body?: object,
  origin = server.origin,
  world = 'bug-42',
): Promise<Response> {
  return fetch(`${origin}/__mock/api${path}`, {
    method,
    headers: { 'x-mock-world': world },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
/** Safe: the contract of the control API defines the shape that the caller names. */
async function json<T = Json>(method: string, path: string, body?: object): Promise<T> {
  const response = await ask(method, path, body);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
const difference = (query: string) => json<StateDifference>('GET', `/diff?${query}`);
const textsIn = ({ changes }: StateDifference): string[] =>
  changes.flatMap(({ fields }) =>
    fields.flatMap(({ name, after }) => (name === '/html' ? [(after as { en: string }).en] : [])),
  );

/** Sends one message after the other until the server is gone. */
async function write(writer: number): Promise<void> {
  for (let n = 0; ; n += 1) {
    const text = `Writer ${writer}, step ${n}`;
    try {
      const message = { userId: 'u-certified', zh: text, en: text };
      if ((await ask('POST', '/operator/sendMessage', message)).ok) answered.push(`<p>${text}</p>`);
    } catch {
      return;
    }
  }
}

beforeAll(async () => {
  [server, other] = await Promise.all([startMockProcess('--data', join(folder, 'data')), startMockProcess()]);
  await json('POST', '/reset', { scenario: 'quote-issued', seed: 5 });
  await json('POST', '/login', { persona: 'certified' });
  await json('POST', '/clock', { frozen: true });
  await json('PUT', '/snapshot', await json('GET', '/snapshot'));
  await json('POST', '/worlds', { id: 'before', from: 'bug-42' });
  await json('POST', '/operator/setSetting', { name: 'qrShow', value: '1' });
  before = await difference('from=before&to=bug-42');
  const writing = Promise.all([1, 2, 3].map(write));
  while (answered.length < 20) await new Promise((done) => setTimeout(done, 2));
  await server.kill();
  await writing;
  server = await startMockProcess('--data', join(folder, 'data'));
  after = await difference('from=before&to=bug-42');
  recording = await json<Recording>('GET', '/recording');
}, 120_000);
afterAll(() => Promise.all([server.kill(), other.kill()]));

describe('after a server was killed in the middle of writes', () => {
  it('every answered step is there, and the difference of the states names it', () => {
    const there = textsIn(after);
    expect(there).toEqual(expect.arrayContaining(answered));
    // A step of each writer may have been written and not answered.
    expect(there.length - answered.length).toBeLessThanOrEqual(3);
    expect(before.facts).toEqual([{ name: 'settings.qrShow', before: '0', after: '1' }]);
    expect(after).toMatchObject({
      facts: before.facts,
      counts: { created: there.length, updated: 0, deleted: 0 },
    });
    expect(readdirSync(join(folder, 'data')).filter((name) => name.includes('unreadable'))).toEqual([]);
  });

  it('the recording goes on without a gap, and replays from its snapshot on another seed', async () => {
    const there = textsIn(after);
    expect(recording.steps.map(({ n }) => n)).toEqual(recording.steps.map((_, at) => at + 1));
    expect(recording.steps.map(({ operation }) => operation)).toEqual([
      'setSetting',
      ...there.map(() => 'sendMessage'),
    ]);
    expect(recording).not.toHaveProperty('incomplete');
    const file = join(folder, 'day.recording.json');
    writeFileSync(file, recordingText(recording));
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), progress: () => undefined };
    const given = readArguments(['replay', file, '--base', other.origin, '--seed', '77']);
    expect((await replayFiles(given, output)).every(hasPassed), lines.join('\n')).toBe(true);
  });

  it('a recording names its snapshot by hash, and finds it in a file or in a World', async () => {
    const named = await json<Recording>('GET', '/recording?snapshot=hash');
    expect(named.snapshot).toEqual({ sha256: recording.snapshot?.sha256 });
    expect((await ask('POST', '/replay', { recording: named }, other.origin)).status).toBe(400);
    const lines = (await (await ask('POST', '/replay', { recording: named, check: true })).text()).trim();
    expect(JSON.parse(lines)).toMatchObject({ done: true, passed: true });
    writeFileSync(join(folder, 'named.json'), recordingText(named));
    writeFileSync(
      join(folder, 'snapshot.json'),
      await (await ask('GET', '/snapshot', undefined, server.origin, 'before')).text(),
    );
    const output = { print: () => undefined, progress: () => undefined };
    const files = ['replay', join(folder, 'named.json'), '--files', folder];
    expect((await replayFiles(readArguments(files), output)).every(hasPassed)).toBe(true);
    const [without] = await replayFiles(readArguments(files.slice(0, 2)), output);
    expect(without?.problem).toMatch(/begins with a snapshot that is not in the file/);
  });

  it('says why a snapshot does not fit where it is replayed', async () => {
    const state = structuredClone(recording.snapshot?.state) as {
      rows: Record<string, { rows: Json[]; removed: string[] }>;
    };
    const session = state.rows['sessions']?.rows[0];
    state.rows['messages'] = { rows: [{ id: 'm-1', userId: 'u-none' }], removed: [] };
    expect(session?.['id']).toBe('{{session.b1}}');
    const broken = { ...recording, snapshot: { ...recording.snapshot, state } };
    const refused = await ask('POST', '/replay', { recording: broken, seed: 6 });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as Json)['error']).toMatch(
      /cannot be restored on seed 6; it was made on seed 5/,
    );
  });

  it('the program compares files and Worlds, with the exit codes of diff(1)', async () => {
    const said: string[] = [];
    const hear = (text: unknown): boolean => said.push(String(text)) > 0;
    vi.spyOn(process.stdout, 'write').mockImplementation(hear);
    vi.spyOn(console, 'error').mockImplementation(hear);
    const run = async (...args: string[]): Promise<{ status: number; text: string }> => {
      said.length = 0;
      const status = await scenario('diff', ...args, '--base', server.origin);
      return { status, text: said.join('') };
    };
    const file = join(folder, 'before.json');
    const json = join(folder, 'difference.json');
    writeFileSync(file, await (await ask('GET', '/snapshot', undefined, server.origin, 'before')).text());
    const same = await run(file, 'before');
    const changed = await run(file, '--json', json);
    const nobody = await run('nobody', file);
    vi.restoreAllMocks();
    expect(same).toEqual({ status: 0, text: `${file} → before: the same\n` });
    expect(changed.status).toBe(1);
    // From the start of the scenario: only the sign-in and the clock are new.
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      version: 1,
      from: null,
      to: file,
      counts: { created: 0 },
    });
    expect(nobody).toMatchObject({
      status: 2,
      text: expect.stringContaining('There is no World "nobody"') as string,
    });
  });
});
