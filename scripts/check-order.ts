/**
 * npm run check:order: the Vitest suite in three random orders. A test that hangs on what another one left behind fails in
 * one of them; the seed is printed with it, and `npx vitest run --sequence.shuffle --sequence.seed=N` shows it again.
 */
import { binOf } from './lib/bin.ts';
import { commandLine } from './lib/command-line.ts';
import { printSummary, runSteps, type Step } from './lib/run-step.ts';

const SEEDS = [1, 20, 300];

const USAGE = `Usage: npm run check:order
Runs the Vitest suite in three random orders, of the seeds ${SEEDS.join(', ')}. It takes many minutes.
  --help    this text`;

const STEPS = SEEDS.map((seed): Step => ({
  name: `order of seed ${String(seed)}`,
  command: [binOf('vitest'), 'run', '--sequence.shuffle', `--sequence.seed=${String(seed)}`],
  alone: true,
}));

commandLine(USAGE, {});
const started = performance.now();
const results = await runSteps(STEPS);
printSummary(results, started);
if (results.some(({ ok }) => !ok)) process.exitCode = 1;
