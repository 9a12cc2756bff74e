/**
 * npm run mutants [-- words]: plants each bug of tests/mutants/list.ts (or those whose sentence holds the words), runs the
 * tests that must notice it, and takes it back. Ends with 1 when a bug lives. Not part of `npm test`: it takes minutes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mutants } from '../tests/mutants/list.ts';
import type { Mutant } from '../tests/mutants/mutant.ts';
import { binOf } from './lib/bin.ts';
import { ROOT } from './lib/paths.ts';

function testsPass(tests: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [binOf('vitest'), 'run', '--bail=1', ...tests], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  return status === 0;
}

/** Whether the tests notice the bug. The file is as it was afterwards, also when somebody interrupts. */
function isNoticed({ bug, file, from, to, tests }: Mutant): boolean {
  const path = ROOT + file;
  const code = readFileSync(path, 'utf8');
  if (code.split(from).length !== 2) throw new Error(`Cannot be planted any more: ${bug} (${file})`);
  const takeBack = (): void => writeFileSync(path, code);
  process.once('exit', takeBack);
  writeFileSync(
    path,
    code.replace(from, () => to),
  );
  try {
    return !testsPass(tests);
  } finally {
    takeBack();
    process.off('exit', takeBack);
  }
}

process.on('SIGINT', () => process.exit(130));
const words = process.argv.slice(2).join(' ').toLowerCase();
const chosen = mutants.filter(({ bug }) => bug.toLowerCase().includes(words));
const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
if (!testsPass(files)) {
  console.error('The tests fail without any planted bug: mend them first.');
  process.exit(1);
}
let living = 0;
for (const mutant of chosen) {
  const noticed = isNoticed(mutant);
  if (!noticed) living += 1;
  console.log(`${noticed ? 'noticed' : 'LIVES  '}  ${mutant.bug} (${mutant.file})`);
}
console.log(`\n${chosen.length - living} noticed, ${living} alive`);
if (living > 0) process.exitCode = 1;
