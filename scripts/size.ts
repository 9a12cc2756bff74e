/**
 * npm run size: handwritten lines and words (with blank lines), compared with the Oxide console. Limits go down after deletions,
 * and up only for a new capability, which the row names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';
import { ROOT } from './lib/paths.ts';
import { documentedCalls } from './openapi/calls.ts';

const USAGE = `Usage: npm run size
Prints the amount of code, and ends with 1 where there is more than the table in scripts/size.ts allows.`;

interface Part {
  readonly name: string;
  readonly folders: readonly string[];
  /** Lines, or the unit in `counts`. */
  readonly limit: number;
  readonly goal: number;
  readonly counts?: 'files' | 'words';
  /** Lines of the Oxide console per call of its API. */
  readonly oxide?: number;
  /** The capability for which the limit was last raised. */
  readonly since?: string;
}

const PARTS: readonly Part[] = [
  {
    name: 'src',
    folders: ['src'],
    limit: 67_260,
    goal: 44_000,
    oxide: 244,
    since:
      'files of other registers, report cards, the check of a PDF, a searchable inbox, products without a network, stories of applications, the agency workplace, waterfall, drawings and seals, a glow for what came since the last visit, a file under another number, the neighbours of a message, errors beside a long form, loading in the shape of what comes, rules on one scale with their documents in a menu, a login beside the routes of steel, a date for every deadline, what an agency is asked about, what waits on top of the inbox, other messages of an application, a check beside the values of the file itself, shapes of one article, of a comparison and of a declaration over its list, what came since a message, announcements below another',
  },
  {
    name: 'mocks',
    folders: ['mocks'],
    limit: 41_345,
    goal: 31_000,
    since:
      'HAR in and out, differences of states, recordings, the MCP server, the package, pictures by kind, news with sections',
  },
  {
    name: 'scripts',
    folders: ['scripts'],
    limit: 13_719,
    goal: 7500,
    since:
      'the package, HAR, reports as JSON, notices and SBOM, builds of the same bytes, the log by calls, HTML of public pages with their first call, a face for figures in two weights, rests of what was removed, unused classes and limits by name, HTML of signed-in pages',
  },
  {
    name: 'tests and e2e',
    folders: ['tests', 'e2e'],
    limit: 53_491,
    goal: 40_000,
    oxide: 94,
    since:
      'open data and hostile files, report cards, HAR, notices, the package, found pages, subjects, what waits on top of the inbox, HTML of signed-in pages, what came since a message, a check beside the values of the file itself, words of titles, the button of a published application, page changes below a still header, the place that a reload keeps, what travels from a row to its page, rows that change their group',
  },
  { name: 'modules', folders: ['src', 'mocks'], limit: 1277, goal: 1050, counts: 'files' },
  { name: 'openapi', folders: ['openapi'], limit: 8000, goal: 8000 },
  { name: 'documents', folders: ['docs'], limit: 18_000, goal: 18_000, counts: 'words' },
];

const WRITTEN = /\.(?:tsx?|jsx?|css|ya?ml)$/;
/** Generated files, and fixtures of lint tests. */
const NOT_BY_HAND = /(?:^|\/)generated\/|\.gen\.tsx?$|\/fixtures\//;

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

/** Documents outside docs/. */
const MORE_DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'openapi/README.md'];
const isDocument = (file: string): boolean => file.endsWith('.md') && file !== 'docs/assumptions.md';

function sizeOf({ folders, counts }: Part): number {
  const sum = (files: readonly string[], sizeIn: (text: string) => number): number =>
    files.reduce((total, file) => total + sizeIn(readFileSync(ROOT + file, 'utf8')), 0);
  const files = folders.flatMap(filesBelow);
  if (counts === 'words')
    return sum(
      [...files.filter(isDocument), ...MORE_DOCUMENTS],
      (text) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0,
    );
  const own = files.filter((file) => WRITTEN.test(file) && !NOT_BY_HAND.test(file));
  return counts === 'files' ? own.length : sum(own, (text) => text.split('\n').length - 1);
}

const { values } = commandLine(USAGE, JSON_OPTION);
const calls = documentedCalls().length;
const rows = PARTS.map((part) => ({ ...part, size: sizeOf(part) }));
console.table(
  rows.map(({ name, size, limit, goal, counts, oxide }) => ({
    part: name,
    size,
    limit,
    goal,
    'lines a call': counts !== undefined ? '' : Math.round(size / calls),
    'Oxide console': oxide ?? '',
  })),
);
writeJson(values.json, { calls, parts: rows });
for (const { name, size, limit } of rows.filter((row) => row.size > row.limit)) {
  console.error(`${name}: ${size}, at most ${limit} (scripts/size.ts)`);
  process.exitCode = 1;
}
