import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mockServerOfTest } from '../support/mock-server.ts';
import { listening } from '../support/listening.ts';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { RecordingError, type Recording } from '#mocks/recording/format.ts';
import { httpPlayer } from '#mocks/recording/player.ts';
import { recordingText } from '#mocks/recording/write.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { UsageError } from '#scripts/lib/command-line.ts';
import { scenario } from '#scripts/scenario.ts';
import { readArguments } from '#scripts/scenario/arguments.ts';
import { replayFiles } from '#scripts/scenario/replay-files.ts';
import { hasPassed, htmlOfReplay, jsonOfReplay, junitOfReplay } from '#scripts/scenario/replay-report.ts';
import { textTable } from '#scripts/lib/report.ts';
import { applied, PDF, recordingOf, upload } from '../mocks/recording/journey.ts';
import { refusing, withHandler } from '../mocks/recording/players.ts';
import { openBench } from '../mocks/support.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const folder = folderOfFile();
let recording: Recording;
let file: string;
beforeAll(async () => {
  const bench = await openBench();
  await applied(bench);
  recording = await recordingOf(bench);
  file = join(folder, 'applied.json');
  writeFileSync(file, recordingText(recording));
});

/** Runs `replay` and gives what it printed. */
async function run(...args: string[]) {
  const lines: string[] = [];
  const output = { print: (line: string) => void lines.push(line), progress: () => undefined };
  const results = await replayFiles(readArguments(['replay', ...args]), output);
  return { passed: results.every(hasPassed), lines, results };
}

describe('npm run scenario -- replay', () => {
  it('plays files in Worlds of their own, and ends with a table', async () => {
    expect(await run(file, file, '--seed', '7')).toMatchObject({
      passed: true,
      lines: [
        'Recording     Steps     Result',
        '------------  --------  ------',
        'applied.json  12 of 12  same',
        'applied.json  12 of 12  same',
      ],
    });
    expect((await run(file, '--until', '3')).lines.at(-1)).toBe('applied.json  3 of 3  same');
    expect((await run(file, '--until', '99')).lines[0]).toBe(
      'applied.json: --until 99 is beyond the last step, 12; all steps are played.',
    );
  });

  it('says of a file that cannot be played why, and plays the others', async () => {
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, recordingText({ ...recording, version: 9 as 1 }));
    const { passed, lines } = await run(bad, join(folder, 'none.json'), file);
    expect(passed).toBe(false);
    expect(lines[2]).toMatch(/^bad.json .* version 9; this program plays version 1/);
    expect(lines[3]).toMatch(/^none.json .* cannot be read/);
    expect(lines[4]).toMatch(/^applied.json .* same$/);
  });

  it('takes large files from a folder', async () => {
    const bench = await openBench();
    const large = PDF + ' '.repeat(300_000);
    await upload(bench, await bench.login('certified'), large, 'large.pdf');
    const named = join(folder, 'large.json');
    writeFileSync(named, recordingText(await recordingOf(bench)));
    const without = await run(named);
    expect([without.passed, without.lines[1]]).toEqual([
      false,
      expect.stringMatching(/not played: the file "large.pdf"/),
    ]);
    writeFileSync(join(folder, 'anything.pdf'), large);
    expect((await run(named, '--files', folder)).passed).toBe(true);
  });
});

describe('against a running server', () => {
  let server: MockServer;
  let changed: MockServer;
  beforeAll(async () => {
    const mock = await createMock();
    server = await startMockServer({ mock, port: 0 });
    changed = await startMockServer({ mock: withHandler(mock, 'getQuote', refusing), port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await changed.close();
  });

  it('lists every call that differs, with what was recorded and what came', async () => {
    const { passed, lines, results } = await run(file, '--base', `${changed.origin}/`);
    expect(passed).toBe(false);
    const at = lines.indexOf('  DIFFERS    8  getQuote');
    expect(lines.slice(at + 1, at + 4).map((line) => line.trim())).toEqual([
      '/answer/code',
      'recorded 1',
      'now      0',
    ]);
    // The staff's answer had named the quote already: the calls that follow are played.
    expect(lines).toContain('  same      10  confirmQuote');
    expect(lines.at(-1)).toBe('applied.json  12 of 12  differs at step 8, getQuote');
    const target = { base: changed.origin, world: 'replay' };
    const junit = junitOfReplay(results, target);
    expect(junit).toContain('tests="12" failures="1"');
    expect(junit).toMatch(
      /<testcase name="0008 getQuote" classname="replay.applied.json"[^>]*><failure message="\/answer\/code"/,
    );
    // The state is opened as the report says.
    const json = JSON.parse(jsonOfReplay(results, target)) as {
      recordings: { first: number; open: string }[];
    };
    expect(json).toMatchObject({ version: 1, passed: false, recordings: [{ first: 8 }] });
    const [, args = ''] = /scenario -- (.*?) ; open/.exec(json.recordings[0]?.open ?? '') ?? [];
    expect((await run(...args.split(' ').slice(1))).lines.at(-1)).toBe(
      'applied.json  8 of 8  differs at step 8, getQuote',
    );
    expect(htmlOfReplay(results, target)).toContain('/?world=replay');
  });

  it('plays into the World that was named or into none: never into that of everybody', async () => {
    const worlds = new Worlds(worldFactory, undefined, {}, { worlds: 1 });
    const full = await mockServerOfTest({ mock: await createMock({ worlds }) });
    await worlds.resetInSlices('gone', {});
    await worlds.remove('gone');
    // As over the control API, a reset begins a deleted World anew.
    expect((await run(file, '--base', full.origin, '--world', 'gone')).passed).toBe(true);
    const refused = await run(file, '--base', full.origin, '--world', 'another');
    expect([refused.passed, refused.lines.at(-1)]).toEqual([
      false,
      expect.stringMatching(/answered 507: This server keeps 1 Worlds and makes no more/),
    ]);
    await expect(httpPlayer(full.origin, 'a b', recording)).rejects.toThrow(
      /answered 400: The id of a World is 1 to 64 letters/,
    );
    await expect(httpPlayer(full.origin, 'a b', recording)).rejects.toThrow(RecordingError);
    expect(worlds.has('default')).toBe(false);
  });

  it.each([
    [404, '{"error":"Not Found"}', 'bare'],
    [401, '{"code":401,"message":"UNAUTHORIZED","data":null}', 'bare'],
    [405, '{"timestamp":1,"status":405,"error":"Method Not Allowed","path":"/"}', 'bare'],
    [200, '<!doctype html>', 'bare'],
    [200, '{"code":404,"message":"NOT_FOUND","data":null}', 'bare'],
    [403, '{"error":"x.example is no name of this server"}', /refuses: x.example is no name/],
    [503, 'Service Unavailable', /answers HTTP 503/],
  ])('tells a server without control API from one that refuses: %i %s', async (status, body, expected) => {
    const other = createServer((_, response) => response.writeHead(status).end(body));
    const player = httpPlayer(`http://${await listening(other)}`, 'replay', recording);
    try {
      if (expected === 'bare') expect(await player).toMatchObject({ headers: {}, clock: null });
      else await expect(player).rejects.toThrow(expected);
    } finally {
      await new Promise((done) => other.close(done));
    }
  });

  it('is recorded in a World that is there; a name with a mistake in it makes none', async () => {
    const to = join(folder, 'recorded.json');
    const said: string[] = [];
    const hear = (text: unknown): boolean => said.push(String(text)) > 0;
    vi.spyOn(process.stdout, 'write').mockImplementation(hear);
    vi.spyOn(console, 'error').mockImplementation(hear);
    const command = async (world: string): Promise<{ code: number; said: string }> => {
      said.length = 0;
      const code = await scenario('record', to, '--base', server.origin, '--world', world);
      return { code, said: said.join('').trim() };
    };
    const worlds = async () => (await fetch(`${server.origin}/__mock/api/worlds`)).json();
    const before = (await worlds()) as { id: string }[];
    expect(await command('newone')).toEqual({
      code: 1,
      said: `There is no World "newone" at ${server.origin}`,
    });
    expect(existsSync(to)).toBe(false);
    expect(((await worlds()) as { id: string }[]).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    await fetch(`${server.origin}/__mock/api/worlds`, { method: 'POST', body: '{"id":"newone"}' });
    expect(await command('newone')).toEqual({ code: 0, said: `0 steps written to ${to}` });
    vi.restoreAllMocks();
  });

  it('says that nobody answers', async () => {
    const { lines } = await run(file, '--base', 'http://127.0.0.1:9');
    expect(lines.at(-1)).toMatch(/No server answers at http:\/\/127.0.0.1:9/);
  });
});

describe('the command line', () => {
  it.each([
    [[], /Usage/],
    [['play'], /There is no command "play"/],
    [['replay'], /Which recording/],
    [['start'], /Which scenario/],
    [['record', 'a', 'b'], /Into which file/],
    [['steps'], /Which recording/],
    [['replay', 'a', '--seed', 'x'], /--seed must be a whole number/],
    [['replay', 'a', '--base', 'localhost'], /--base must be an address/],
    [['replay', 'a', '--bass', 'x'], /--bass/],
    [['replay', 'a', '--until', '0'], /--until must be a whole number from 1 on, not "0"/],
  ])('refuses %j in words', (args, message) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(message);
  });

  it('refuses what cannot name a World', () => {
    expect(() => readArguments(['start', 'default', '--world', 'a b'])).toThrow(
      /The id of a World is 1 to 64/,
    );
  });

  it('counts a Chinese character as two columns', () => {
    const rows = ['默认', 'ab'].map((name) => [name, 'x']);
    expect(textTable(['A', 'B'], rows)).toEqual(['A     B', '----  -', '默认  x', 'ab    x']);
  });
});
