/**
 * npm run mutants [-- words]: plants the bugs of tests/mutants one by one in a copy of the project, runs the tests that
 * must notice each, and prints a table. Ends with 1 when a bug lives. Not part of `npm test`: it takes minutes.
 * The words choose: a row or the beginning of one (`1§5`), a list (`section-1-5`), a piece of a path or of the sentence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseMutants, type Chosen } from './mutants/choose.ts';
import { copyOfProject } from './mutants/copy.ts';
import { runTests, type Run } from './mutants/run-tests.ts';

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

/** Fails early: what is red without any bug would count as noticed. */
async function passWithoutBugs(folder: string, mutants: readonly Chosen[]): Promise<boolean> {
  const held = mutants.filter(({ row }) => row !== undefined);
  const others = mutants.filter(({ row }) => row === undefined);
  for (const part of [held, others]) {
    if (part.length === 0) continue;
    const { passed, failed, unloadable } = await runTests(folder, {
      files: unique(part.flatMap(({ tests }) => tests)),
      rows: unique(part.flatMap(rowOf)),
      tries: 3,
    });
    if (passed) continue;
    const red = failed.map(({ title, reason }) => `${title}: ${reason}`);
    console.error(['Red without any planted bug:', ...red, ...unloadable].join('\n  '));
    return false;
  }
  return true;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const chosen = chooseMutants(process.argv.slice(2).join(' '));
if (chosen.length === 0) {
  console.error('No bug is meant by these words.');
  process.exit(1);
}
const folder = copyOfProject();
if (!(await passWithoutBugs(folder, chosen))) process.exit(1);

const width = Math.max(...chosen.map(({ row = '' }) => row.length));
let alive = 0;
for (const mutant of chosen) {
  const started = performance.now();
  const { failed, unloadable } = await plant(folder, mutant);
  const [proof] = failed;
  if (proof === undefined) alive += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(3);
  const verdict = proof === undefined ? 'LIVES  ' : 'noticed';
  console.log(`${verdict} ${seconds} s  ${(mutant.row ?? '').padEnd(width)}  ${mutant.bug}`);
  // A file that cannot even be loaded proves nothing about the row.
  console.log(`         ${proof?.reason ?? unloadable[0] ?? mutant.tests.join(' ')}`);
}
console.log(`\n${chosen.length} planted, ${chosen.length - alive} noticed, ${alive} alive`);
process.exit(alive > 0 ? 1 : 0);
