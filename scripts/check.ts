/** npm run check: the quick part of `npm test`, two steps at a time, with caches. */
import { commandLine } from './lib/command-line.ts';
import { binOf } from './lib/paths.ts';
import { JSON_OPTION } from './lib/report.ts';
import { runAll, type Step } from './lib/run-step.ts';

const { values } = commandLine(
  `Usage: npm run check
Runs the quick part of npm test with caches.`,
  JSON_OPTION,
);

const CACHE = 'node_modules/.cache';
const TYPES = ['--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`] as const;
const STEPS: readonly Step[] = [
  // The longest first.
  { name: 'contract', command: ['scripts/check-openapi.ts'] },
  { name: 'texts', command: ['scripts/check-texts.ts'] },
  { name: 'types', command: [binOf('typescript-7', 'tsc'), ...TYPES] },
  { name: 'lint', command: ['scripts/lint.ts', '--changed'] },
  { name: 'format', command: [binOf('oxfmt'), '--check'] },
  { name: 'knip', command: [binOf('knip'), '--cache', `--cache-location=${CACHE}/knip`] },
  { name: 'unused', command: ['scripts/check-unused.ts'] },
  { name: 'size', command: ['scripts/size.ts'] },
];

await runAll(STEPS, values.json);
