/** Test counts from the reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from './paths.ts';
import type { StepResult } from './run-step.ts';

/** Report folder, emptied before each run. */
export const REPORTS = `${ROOT}node_modules/.cache/test-reports`;
export const VITEST_REPORT = `${REPORTS}/vitest.json`;
export const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;

export interface Counts {
  passed: number;
  failed: number;
}

export type RunnerCounts = Readonly<Record<string, Counts>>;

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function readCounts(): RunnerCounts {
  // Format of the JSON reporters.
  const vitest = read(VITEST_REPORT) as { numPassedTests: number; numFailedTests: number } | undefined;
  const playwright = read(PLAYWRIGHT_REPORT) as
    | { stats: { expected: number; unexpected: number; flaky: number } }
    | undefined;
  const stats = playwright?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  return {
    vitest: { passed: vitest?.numPassedTests ?? 0, failed: vitest?.numFailedTests ?? 0 },
    // Flaky tests passed on retry (playwright.config.ts); they are listed above the counts.
    playwright: { passed: stats.expected + stats.flaky, failed: stats.unexpected },
  };
}

/**
 * The closing numbers. A step that failed without a failed test (types, lint, a crash) counts as one failure. If no test ran,
 * steps are counted instead.
 */
export function closingCounts(tests: RunnerCounts, results: readonly StepResult[]): Counts {
  const counts = Object.values(tests);
  const passed = counts.reduce((sum, one) => sum + one.passed, 0);
  const failed = counts.reduce((sum, one) => sum + one.failed, 0);
  const failedSteps = results.filter(({ ok }) => !ok);
  if (passed + failed === 0)
    return { passed: results.length - failedSteps.length, failed: failedSteps.length };
  const uncounted = failedSteps.filter(({ name }) => (tests[name]?.failed ?? 0) === 0);
  return { passed, failed: failed + uncounted.length };
}
