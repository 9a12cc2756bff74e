/** A Vitest reporter that lists flaky tests: those that passed only on retry. */
import type { Reporter, TestCase } from 'vitest/node';

/** Prints once at the end of the run; nothing without flaky tests. */
export class SecondTryReporter implements Reporter {
  private readonly titles: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true)
      this.titles.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.titles.length > 0) console.log(`\nNeeded a second try:\n  ${this.titles.join('\n  ')}`);
  }
}
