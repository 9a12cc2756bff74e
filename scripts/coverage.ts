/** npm run coverage:rows: writes a page of requirements with their tests. Exit code 1 if a row has no test. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { coverageProblems, emitCoverage } from './coverage/emit-coverage.ts';
import { readRows } from './coverage/rows.ts';
import { readTaggedTests } from './coverage/titles.ts';
import { commandLine } from './lib/command-line.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';
import { ROOT } from './lib/paths.ts';

const PAGE = 'coverage/requirements.md';

const { values } = commandLine(
  `Usage: npm run coverage:rows
Writes ${PAGE}: every row of docs/coverage-rows.tsv with the tests whose titles name it. Ends with 1 when a row has none.`,
  JSON_OPTION,
);
const rows = readRows();
const tests = readTaggedTests();
mkdirSync(dirname(ROOT + PAGE), { recursive: true });
writeFileSync(ROOT + PAGE, emitCoverage(rows, tests));
console.log(`written: ${PAGE} (${rows.length} rows)`);
const problems = coverageProblems(rows, tests);
writeJson(values.json, { rows, tests, problems });
for (const problem of problems) {
  console.error(problem);
  process.exitCode = 1;
}
