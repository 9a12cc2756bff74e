import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMockServer, type MockServer } from '#mocks/adapters/node-http.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { recordingText } from '#mocks/recording/write.ts';
import { readArguments, UsageError } from '#scripts/scenario/arguments.ts';
import { replayFiles } from '#scripts/scenario/replay-files.ts';
import { table } from '#scripts/scenario/text.ts';
import { applied, PDF, recordingOf, upload } from '../mocks/recording/journey.ts';
import { REFUSED, withHandler } from '../mocks/recording/players.ts';
import { openBench } from '../mocks/support.ts';

let folder: string;
let recording: Recording;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  const bench = await openBench();
  await applied(bench);
  recording = await recordingOf(bench);
  file = join(folder, 'applied.json');
  writeFileSync(file, recordingText(recording));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `replay` and gives what it printed. */
async function run(...args: string[]): Promise<{ passed: boolean; lines: string[] }> {
  const lines: string[] = [];
  const output = { print: (line: string) => void lines.push(line), progress: () => undefined };
  const passed = await replayFiles(readArguments(['replay', ...args]), output);
  return { passed, lines };
}

describe('npm run scenario -- replay', () => {
  it('plays files in Worlds of their own, and ends with a table', async () => {
    expect(await run(file, file, '--seed', '7')).toEqual({
      passed: true,
      lines: [
        'Recording     Steps     Result',
        '------------  --------  ------',
        'applied.json  12 of 12  same',
        'applied.json  12 of 12  same',
      ],
    });
    expect((await run(file, '--until', '3')).lines.at(-1)).toBe('applied.json  3 of 3  same');
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
    changed = await startMockServer({ mock: withHandler(mock, 'getQuote', () => REFUSED), port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await changed.close();
  });

  it('holds parity call by call, with another seed too', async () => {
    const { passed, lines } = await run(file, '--base', server.origin, '--seed', '11');
    expect(passed).toBe(true);
    expect(lines.slice(0, 2)).toEqual(['  same       1  getCaptcha', '  same       2  checkCaptcha']);
    expect(lines.at(-1)).toBe('applied.json  12 of 12  same');
  });

  it('lists every call that differs, with what was recorded and what came', async () => {
    const { passed, lines } = await run(file, '--base', `${changed.origin}/`);
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
    [['replay', 'a', '--seed', 'x'], /--seed must be a whole number/],
    [['replay', 'a', '--base', 'localhost'], /--base must be an address/],
    [['replay', 'a', '--bass', 'x'], /--bass/],
  ])('refuses %j in words', (args, message) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(message);
  });

  it('counts a Chinese character as two columns', () => {
    expect(
      table(
        ['A', 'B'],
        [
          ['默认', 'x'],
          ['ab', 'y'],
        ],
      ),
    ).toEqual(['A     B', '----  -', '默认  x', 'ab    y']);
  });
});
