/**
 * npm test: all checks in one run. Independent steps run two at a time; a failure does not stop the others. The last line is `N
 * passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { clearExercised } from './openapi/exercised.ts';
import { commandLine } from './lib/command-line.ts';
import { binOf, EXERCISED_DIR } from './lib/paths.ts';
import { JSON_OPTION } from './lib/report.ts';
import { runAll, type Step } from './lib/run-step.ts';
import { closingCounts, PLAYWRIGHT_REPORT, readCounts, REPORTS, VITEST_REPORT } from './lib/test-counts.ts';

const { values } = commandLine(
  `Usage: npm test
Runs every check, the build, unit, component and browser tests.`,
  JSON_OPTION,
);

const STEPS: readonly Step[] = [
  // First and sequentially: apt locks its database, and Knip reads Playwright's configuration.
  { name: 'browser', command: ['scripts/programs.ts', 'browser'], alone: true },
  { name: 'nginx', command: ['scripts/programs.ts', 'nginx'], alone: true },
  // One thread each, because two steps run at a time and more threads repeat work.
  { name: 'types', command: [binOf('typescript-7', 'tsc'), '--noEmit', '--checkers', '1'] },
  { name: 'lint', command: ['scripts/lint.ts'], env: { GOMAXPROCS: '1' } },
  { name: 'format', command: [binOf('oxfmt'), '--check'] },
  { name: 'contract', command: ['scripts/check-openapi.ts'] },
  { name: 'texts', command: ['scripts/check-texts.ts'] },
  { name: 'unused', command: ['scripts/check-unused.ts'] },
  { name: 'size', command: ['scripts/size.ts'] },
  // Breaking changes are reported without failing: some are intended.
  { name: 'contract changes', command: ['scripts/contract-diff.ts'] },
  { name: 'knip', command: [binOf('knip')] },
  { name: 'build', command: [binOf('vite'), 'build', '--logLevel=warn'] },
  {
    name: 'workbench',
    command: [binOf('vite'), 'build', '--config', 'mocks/workbench/vite.config.ts', '--logLevel=warn'],
  },
  { name: 'package', command: ['scripts/build-package.ts'] },
  { name: 'bundle', command: ['scripts/check-bundle.ts'], needs: ['build'] },
  { name: 'demo', command: ['scripts/build-demo.ts'], needs: ['build', 'workbench'] },
  {
    name: 'vitest',
    command: [binOf('vitest'), 'run'],
    env: { VITEST_JSON_OUTPUT_FILE: VITEST_REPORT },
    alone: true,
  },
  {
    name: 'playwright',
    command: [binOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    alone: true,
    needs: ['build', 'demo'],
  },
  // Again, after the tests have recorded the calls they make.
  { name: 'coverage of the contract', command: ['scripts/check-openapi.ts', '--table'] },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
clearExercised();
mkdirSync(EXERCISED_DIR, { recursive: true });

const results = await runAll(STEPS, values.json);
const counts = closingCounts(readCounts(), results);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) process.exitCode = 1;
