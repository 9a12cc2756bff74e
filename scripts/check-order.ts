/**
 * npm run check:order: the Vitest suite in three random orders, to find tests that depend on others. The printed seed reproduces
 * a failure: `npx vitest run --sequence.shuffle --sequence.seed=N`.
 */
import { binOf } from './lib/bin.ts';
import { commandLine } from './lib/command-line.ts';
import { JSON_OPTION } from './lib/report.ts';
import { runAll, type Step } from './lib/run-step.ts';

const SEEDS = [1, 20, 300];

const USAGE = `Usage: npm run check:order
Runs the Vitest suite in three random orders, of the seeds ${SEEDS.join(', ')}. It takes many minutes.`;

const STEPS = SEEDS.map((seed): Step => ({
  name: `order of seed ${seed}`,
  command: [binOf('vitest'), 'run', '--sequence.shuffle', `--sequence.seed=${seed}`],
  alone: true,
}));

const { values } = commandLine(USAGE, JSON_OPTION);
await runAll(STEPS, values.json);
