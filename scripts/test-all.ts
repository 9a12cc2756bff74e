/** npm run test:all: `npm test` without samples, then all that is too slow for each change. Takes hours; a failure stops no other. */
import { binOf } from './lib/paths.ts';
import { commandLine } from './lib/command-line.ts';
import { JSON_OPTION } from './lib/report.ts';
import { runAll, type Step } from './lib/run-step.ts';

const PLAYWRIGHT = [binOf('@playwright/test', 'playwright'), 'test'] as const;
/** Per call; 60,000 requests in all. */
const FUZZ_REQUESTS = '580';

/** Mutation testing of all rules and handlers takes longest. */
const TIME_LIMIT_MS = 6 * 60 * 60_000;

const STEPS: readonly Step[] = (
  [
    { name: 'npm test', command: ['scripts/test.ts'], env: { EVERY_TEST: 'yes' } },
    { name: 'fault matrix', command: ['scripts/faults.ts'] },
    { name: 'fuzz', command: ['scripts/fuzz.ts', '--requests', FUZZ_REQUESTS] },
    { name: 'kills', command: ['scripts/crash.ts'] },
    { name: 'Firefox', command: ['scripts/programs.ts', 'firefox'] },
    {
      name: 'journey in Firefox',
      command: PLAYWRIGHT,
      env: { E2E_BROWSER: 'firefox' },
      needs: ['npm test', 'Firefox'],
    },
    { name: 'behind nginx', command: PLAYWRIGHT, env: { E2E_SERVER: 'nginx' }, needs: ['npm test'] },
    { name: 'same bytes', command: ['scripts/reproducible.ts'] },
    // Each printed seed reproduces a failure: `npx vitest run --sequence.shuffle --sequence.seed=N`.
    ...['1', '20', '300'].map((seed) => ({
      name: `order of seed ${seed}`,
      command: [binOf('vitest'), 'run', '--sequence.shuffle', `--sequence.seed=${seed}`] as const,
    })),
    { name: 'planted bugs', command: ['scripts/mutants.ts'] },
    { name: 'mutation', command: [binOf('@stryker-mutator/core', 'stryker'), 'run'] },
    { name: 'bench', command: ['scripts/bench.ts'], needs: ['npm test'] },
  ] satisfies Step[]
).map((step) => ({ ...step, alone: true, timeLimit: TIME_LIMIT_MS }));

const { values } = commandLine(
  `Usage: npm run test:all
Runs ${STEPS.map(({ name }) => name).join(', ')}, and prints the time of each.`,
  JSON_OPTION,
);
await runAll(STEPS, values.json);
