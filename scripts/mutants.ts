/**
 * npm run mutants [-- words]: applies the bugs of tests/mutants one by one in a copy of the project, runs the tests of each bug's
 * row, and prints a table. Exit code 1 if a bug survives. Not part of `npm test`: it takes minutes.
 */
import { readFileSync, writeFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BUGS, type Bug } from '../tests/mutants/bugs.ts';
import { readTaggedTests } from './coverage/titles.ts';
import { commandLine, refuse } from './lib/command-line.ts';
import { copySources } from './lib/git.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';
import { planted } from './mutants/plant.ts';
import { runTests, type Run } from './mutants/run-tests.ts';
import { tmpdir } from 'node:os';
import { ROOT } from './lib/paths.ts';

function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  copySources(ROOT, copy);
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}

const USAGE = `Usage: npm run mutants -- [words]
Plants the bugs of tests/mutants one by one in a copy of the project and runs the tests that name the row of each; all of them
without words, which takes minutes. Ends with 1 when a bug lives.
  1§5            the row of a bug, or its beginning
  other words    a piece of its path, or of its sentence`;

const { values, positionals } = commandLine(USAGE, JSON_OPTION, { allowPositionals: true });
const words = positionals.join(' ').toLowerCase();
const chosen = BUGS.filter(
  ({ row, file, bug }) =>
    row.toLowerCase().startsWith(words) || `${file} ${bug}`.toLowerCase().includes(words),
);
if (chosen.length === 0) {
  refuse('No bug is meant by these words.');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const tagged = readTaggedTests();
const folder = copyOfProject();

/** Runs a row's tests without the bug (they must pass) and with it. */
async function tried(bug: Bug): Promise<{ before: Run; after: Run }> {
  const holding = tagged.filter(({ file, ids }) => file.startsWith('tests/') && ids.includes(bug.row));
  const tests = { files: [...new Set(holding.map(({ file }) => file))], row: bug.row };
  const path = join(folder, bug.file);
  const code = readFileSync(path, 'utf8');
  const broken = planted(code, bug);
  if (broken === null || tests.files.length === 0)
    throw new Error(`${bug.file} has no ${bug.symbol}, or no test names [${bug.row}]`);
  const before = await runTests(folder, { ...tests, tries: 3 });
  if (!before.passed) return { before, after: before };
  writeFileSync(path, broken);
  try {
    return { before, after: await runTests(folder, { ...tests, tries: 1 }) };
  } finally {
    writeFileSync(path, code);
  }
}

const width = Math.max(...chosen.map(({ row }) => row.length));
const results: object[] = [];
let open = 0;
for (const bug of chosen) {
  const { before, after } = await tried(bug);
  const noticed = before.passed && after.failed.length > 0;
  if (!noticed) open += 1;
  const verdict = noticed ? 'noticed' : before.passed ? 'LIVES  ' : 'RED    ';
  console.log(`${verdict}  ${bug.row.padEnd(width)}  ${bug.bug}`);
  results.push({ ...bug, verdict: verdict.trim() });
  // A file that fails to load proves nothing about the row.
  console.log(`         ${after.failed[0]?.reason ?? after.unloadable[0] ?? 'no test fails'}`);
}
writeJson(values.json, results);
console.log(
  `\n${chosen.length} planted, ${chosen.length - open} noticed, ${open} alive or red without any bug`,
);
process.exit(open > 0 ? 1 : 0);
