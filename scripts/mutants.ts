/**
 * npm run mutants [-- words]: plants the bugs of tests/mutants one by one in a copy of the project, runs the tests that
 * must notice each, and prints a table. Ends with 1 when a bug lives. Not part of `npm test`: it takes minutes.
 * The words choose: a row or the beginning of one (`1§5`), a list (`section-1-5`), a piece of a path or of the sentence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.ts';
import { chooseMutants, type Chosen } from './mutants/choose.ts';
import { copyOfProject } from './mutants/copy.ts';
import { runTests, type Run } from './mutants/run-tests.ts';

const USAGE = `Usage: npm run mutants -- [words]
Plants the bugs of tests/mutants one by one in a copy of the project and runs the tests that must notice each; all of them
without words, which takes minutes. Ends with 1 when a bug lives.
  1§5 phone      a row, or the beginning of one
  section-1-5    a list
  other words    a piece of a path, or of the sentence of a bug
  --help         this text`;

const rowOf = ({ row }: Chosen): string[] => (row === undefined ? [] : [row]);
const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** What the tests say while the bug is there. */
async function plant(folder: string, mutant: Chosen): Promise<Run> {
  const { bug, file, from, to, tests } = mutant;
  const path = join(folder, file);
  const code = readFileSync(path, 'utf8');
  if (code.split(from).length !== 2) throw new Error(`Cannot be planted any more: ${bug} (${file})`);
  writeFileSync(
    path,
    code.replace(from, () => to),
  );
  try {
    return await runTests(folder, { files: tests, rows: rowOf(mutant), tries: 1 });
  } finally {
    writeFileSync(path, code);
  }
}

const known = new Map<string, Promise<Run>>();
const keyOf = ({ row, tests }: Chosen): string => [row === undefined, ...tests].join(' ');

/** Runs the tests of a bug without it, once for all bugs with the same tests: what is red anyhow proves nothing. */
function withoutBug(folder: string, mutant: Chosen, all: readonly Chosen[]): Promise<Run> {
  const key = keyOf(mutant);
  const run =
    known.get(key) ??
    runTests(folder, {
      files: mutant.tests,
      rows: unique(all.filter((one) => keyOf(one) === key).flatMap(rowOf)),
      tries: 3,
    });
  known.set(key, run);
  return run;
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const { positionals } = commandLine(USAGE, { allowPositionals: true });
const chosen = chooseMutants(positionals.join(' '));
if (chosen.length === 0) {
  console.error('No bug is meant by these words.');
  process.exit(1);
}
const folder = copyOfProject();

const width = Math.max(...chosen.map(({ row = '' }) => row.length));
let open = 0;
for (const mutant of chosen) {
  const before = await withoutBug(folder, mutant, chosen);
  const { failed, unloadable } = before.passed ? await plant(folder, mutant) : before;
  const noticed = before.passed && failed.length > 0;
  if (!noticed) open += 1;
  const verdict = noticed ? 'noticed' : before.passed ? 'LIVES  ' : 'RED    ';
  console.log(`${verdict}  ${(mutant.row ?? '').padEnd(width)}  ${mutant.bug}`);
  // A file that cannot even be loaded proves nothing about the row.
  console.log(`         ${failed[0]?.reason ?? unloadable[0] ?? mutant.tests.join(' ')}`);
}
console.log(
  `\n${chosen.length} planted, ${chosen.length - open} noticed, ${open} alive or red without any bug`,
);
process.exit(open > 0 ? 1 : 0);
