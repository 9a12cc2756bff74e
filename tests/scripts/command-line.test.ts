import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandLine, showHelp, text } from '#scripts/lib/command-line.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { folderOfTest } from '../support/temporary-folder.ts';
import { drifted } from '../drifted.ts';

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

interface Ended {
  code: number;
  said: string;
  wrong: string;
}

/** The program of an npm script, which may build before it. */
const fileOf = (name: string): string => /\btsx (\S+)/.exec(scripts[name] ?? '')?.[1] ?? '';

/** Runs the program of an npm script, for as long as a usage takes. */
function run(name: string, ...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', fileOf(name), ...args],
      { cwd: ROOT, timeout: 60_000 },
      (error, said, wrong) => done({ code: error === null ? 0 : Number(error.code ?? -1), said, wrong }),
    );
  });
}

/** Whoever runs these without knowing them waits long, or finds files changed: the others follow by the same helper. */
const RUN = ['check:order', 'scenario'];
const OTHERS = [
  'bench',
  'check:nodes',
  'check:reproducible',
  'conformance',
  'crash',
  'generate',
  'mutants',
  'outdated',
  'pictures',
  'recordings',
  'test:faults',
  'test:fuzz',
];

describe('--help', { timeout: 120_000 }, () => {
  it.concurrent.each(RUN)('of %s says what it does, and does nothing', async (name) => {
    const { code, said, wrong } = await run(name, '--help');
    expect([code, wrong]).toEqual([0, '']);
    expect(said).toMatch(new RegExp(`^Usage: npm run ${name}\\b`));
    expect(said).toMatch(/--help +this text\n$/);
  });

  it.each(OTHERS)('of %s is asked for before anything is done', (name) => {
    const code = readFileSync(`${ROOT}${fileOf(name)}`, 'utf8');
    expect(code).toContain(`Usage: npm run ${name}`);
    expect(code).toMatch(/\b(?:commandLine|showHelp)\(/);
  });

  it('a reader who has seen enough ends a program quietly', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', fileOf('scenario'), 'list'], { cwd: ROOT });
    child.stdout.destroy();
    let wrong = '';
    child.stderr.on('data', (part: Buffer) => (wrong += part.toString()));
    const code = await new Promise((done) => child.once('close', done));
    expect([code, wrong]).toEqual([141, '']);
  });

  it('so does every other program', () => {
    const files = [...Object.keys(scripts).map(fileOf), 'scripts/mock.ts'].filter((file) => file !== '');
    const hears = /\b(?:commandLine|showHelp|endWithReader)\(/;
    expect(files.filter((file) => !hears.test(readFileSync(`${ROOT}${file}`, 'utf8')))).toEqual([]);
  });

  it('refuses an option that there is not in one line', async () => {
    expect(await run('recordings', '--hlp')).toEqual({
      code: 2,
      said: '',
      wrong: "Unknown option '--hlp' (--help lists what there is)\n",
    });
  });
});

/** Programs that write files or serve, and have nothing to report. */
const SILENT = [
  'build:demo',
  'build:package',
  'dev',
  'e2e:firefox',
  'figure-face',
  'generate',
  'pictures',
  'pictures:share',
  'recordings',
  'release',
  'sitemap',
];

describe('--json', { timeout: 120_000 }, () => {
  it('is an option of every program that reports something', () => {
    const programs = Object.keys(scripts).filter((name) => fileOf(name) !== '' && !SILENT.includes(name));
    const code = (name: string): string => readFileSync(`${ROOT}${fileOf(name)}`, 'utf8');
    const hasJson = /JSON_OPTION|REPORT_OPTIONS|json: \{|given\.json/;
    expect(programs.filter((name) => !hasJson.test(code(name)))).toEqual([]);
  });

  it('writes the results to a file', async () => {
    const folder = folderOfTest();
    const file = join(folder, 'size.json');
    await run('size', '--json', file);
    // Safe: the format of `size --json`.
    const { parts } = JSON.parse(readFileSync(file, 'utf8')) as { parts: { name: string; size: number }[] };
    expect(parts.find(({ name }) => name === 'src')?.size).toBeGreaterThan(10_000);
  });
});

describe('a command line', () => {
  const { argv } = process;
  afterEach(() => {
    process.argv = argv;
    vi.restoreAllMocks();
  });

  it('is read as it is without help', () => {
    process.argv = ['node', 'program', '--rounds', '7', 'word'];
    const read = commandLine('Usage', { rounds: text('N', 'how often') }, { allowPositionals: true });
    expect(read).toMatchObject({ values: { rounds: '7' }, positionals: ['word'] });
  });

  it('knows the short form of help', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((): never => drifted(undefined));
    const said = vi.spyOn(console, 'log').mockReturnValue();
    process.argv = ['node', 'program', '-h'];
    showHelp('Usage: …');
    expect([said.mock.calls, exit.mock.calls]).toEqual([[['Usage: …']], [[0]]]);
  });
});
