/**
 * npm run check: the quick part of `npm test`, two steps at a time, each with a cache, so that little is done when little
 * changed. The lint looks only at files whose own text changed: what a new type breaks elsewhere, `types` finds, and
 * `npm test` lints everything.
 */
import { binOf } from './lib/bin.ts';
import { printSummary, runSteps, type Step } from './lib/run-step.ts';

const CACHE = 'node_modules/.cache';

const STEPS: readonly Step[] = [
  {
    name: 'eslint',
    command: [
      binOf('eslint'),
      '.',
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${CACHE}/eslint/`,
    ],
  },
  { name: 'types', command: [binOf('typescript', 'tsc'), '--noEmit'] },
  {
    name: 'prettier',
    command: [
      binOf('prettier'),
      '--check',
      '.',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${CACHE}/prettier.json`,
    ],
  },
  { name: 'knip', command: [binOf('knip'), '--cache', `--cache-location=${CACHE}/knip`] },
  { name: 'contract', command: ['scripts/check-openapi.ts'] },
];

const started = performance.now();
const results = await runSteps(STEPS);
printSummary(results, started);
if (results.some(({ ok }) => !ok)) process.exitCode = 1;
