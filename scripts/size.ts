/**
 * npm run size: lines written by hand, blank lines in, beside those of the Oxide console. A limit of the table moves down with
 * whatever is taken away, and up only with a new capability, which its row then names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { documentedCalls } from './openapi/calls.ts';

const USAGE = `Usage: npm run size
Prints the amount of code, and ends with 1 where there is more than the table in scripts/size.ts allows.
  --help    this text`;

interface Part {
  readonly name: string;
  readonly folders: readonly string[];
  /** Lines, or files where `counts` says so. */
  readonly limit: number;
  /** Where the amount is to go. */
  readonly goal: number;
  readonly counts?: 'files';
  /** Lines of the Oxide console for each call of its API. */
  readonly oxide?: number;
  /** The capability that the limit last moved up for. */
  readonly since?: string;
}

const PARTS: readonly Part[] = [
  { name: 'src', folders: ['src'], limit: 59_500, goal: 44_000, oxide: 244 },
  { name: 'mocks', folders: ['mocks'], limit: 42_700, goal: 31_000 },
  { name: 'scripts', folders: ['scripts'], limit: 14_200, goal: 7500 },
  { name: 'tests and e2e', folders: ['tests', 'e2e'], limit: 56_800, goal: 40_000, oxide: 94 },
  { name: 'modules', folders: ['src', 'mocks'], limit: 1630, goal: 1050, counts: 'files' },
  { name: 'openapi', folders: ['openapi'], limit: 10_800, goal: 8000 },
];

const WRITTEN = /\.(?:tsx?|jsx?|css|ya?ml)$/;
/** What a program writes, and files that only show a mistake to a test. */
const NOT_BY_HAND = /(?:^|\/)generated\/|\.gen\.tsx?$|\/fixtures\//;

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => WRITTEN.test(file) && !NOT_BY_HAND.test(file));

function sizeOf({ folders, counts }: Part): number {
  const own = folders.flatMap(filesBelow);
  if (counts === 'files') return own.length;
  return own.reduce((sum, file) => sum + readFileSync(ROOT + file, 'utf8').split('\n').length - 1, 0);
}

commandLine(USAGE, {});
const calls = documentedCalls().length;
const rows = PARTS.map((part) => ({ ...part, size: sizeOf(part) }));
console.table(
  rows.map(({ name, size, limit, goal, counts, oxide }) => ({
    part: name,
    size,
    limit,
    goal,
    'lines a call': counts === 'files' ? '' : Math.round(size / calls),
    'Oxide console': oxide ?? '',
  })),
);
for (const { name, size, limit } of rows.filter((row) => row.size > row.limit)) {
  console.error(`${name}: ${size}, at most ${limit} (scripts/size.ts)`);
  process.exitCode = 1;
}
