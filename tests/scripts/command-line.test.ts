import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandLine, showHelp, text } from '#scripts/lib/command-line.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { drifted } from '../drifted.ts';

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

/** The program of an npm script, which may build before it. */
const fileOf = (name: string): string => /\btsx (\S+)/.exec(scripts[name] ?? '')?.[1] ?? '';

/** Programs whose usage stands in another file, or names another command. */
const ELSEWHERE = ['help', 'dev', 'build:demo', 'build:package', 'test', 'e2e:firefox', 'scenario'];
const NAMED = Object.keys(scripts).filter((name) => fileOf(name) !== '' && !ELSEWHERE.includes(name));

describe('--help', { timeout: 120_000 }, () => {
  it('says what a program does, and does nothing', async () => {
    const command = ['--import', 'tsx', fileOf('size'), '--help'];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Usage: npm run size\b/);
    expect(stdout).toMatch(/--help +this text\n$/);
  });

  it.each(NAMED)('of %s names it', (name) => {
    expect(readFileSync(`${ROOT}${fileOf(name)}`, 'utf8')).toContain(`Usage: npm run ${name}`);
  });

  it('a reader who has seen enough ends a program quietly', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', fileOf('help')], { cwd: ROOT });
    child.stdout.destroy();
    let wrong = '';
    child.stderr.on('data', (part: Buffer) => (wrong += part.toString()));
    const code = await new Promise((done) => child.once('close', done));
    expect([code, wrong]).toEqual([141, '']);
  });

  it('is asked for before anything is done, in every program', () => {
    const files = [...Object.keys(scripts).map(fileOf), 'scripts/mock.ts'].filter((file) => file !== '');
    const hears = /\b(?:commandLine|showHelp|exitOnClosedPipe)\(/;
    expect(files.filter((file) => !hears.test(readFileSync(`${ROOT}${file}`, 'utf8')))).toEqual([]);
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

it('--json is an option of every program that reports something', () => {
  const programs = Object.keys(scripts).filter((name) => fileOf(name) !== '' && !SILENT.includes(name));
  const code = (name: string): string => readFileSync(`${ROOT}${fileOf(name)}`, 'utf8');
  const hasJson = /JSON_OPTION|REPORT_OPTIONS|json: (?:\{|textOr)|given\.json/;
  expect(programs.filter((name) => !hasJson.test(code(name)))).toEqual([]);
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

  it('refuses an option that there is not in one line', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((): never => drifted(undefined));
    const said = vi.spyOn(console, 'error').mockReturnValue();
    process.argv = ['node', 'program', '--hlp'];
    commandLine('Usage', {});
    expect(said.mock.calls).toEqual([["Unknown option '--hlp' (--help lists what there is)"]]);
    expect(exit.mock.calls).toEqual([[2]]);
  });

  it('knows the short form of help', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((): never => drifted(undefined));
    const said = vi.spyOn(console, 'log').mockReturnValue();
    process.argv = ['node', 'program', '-h'];
    showHelp('Usage: …');
    expect([said.mock.calls, exit.mock.calls]).toEqual([[['Usage: …']], [[0]]]);
  });
});
