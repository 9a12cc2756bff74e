/** Runs Vitest on a few files and returns the failed tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, escapedPattern } from '../lib/paths.ts';

interface FailedTest {
  title: string;
  reason: string;
}

export interface Run {
  passed: boolean;
  failed: FailedTest[];
  unloadable: string[];
}

interface Runs {
  files: readonly string[];
  /** Runs only tests tagged with this row of docs/coverage-rows.tsv. */
  row: string;
  /** More than one for tests expected to pass, which may time out on a busy machine. */
  tries: number;
}

interface Report {
  success: boolean;
  testResults: {
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

export async function runTests(folder: string, { files, row, tries }: Runs): Promise<Run> {
  const report = join(folder, 'mutants-report.json');
  rmSync(report, { force: true });
  const options = [
    '--reporter=json',
    `--outputFile=${report}`,
    // Sequentially: a timeout on a busy machine proves nothing.
    '--maxWorkers=1',
    `--retry=${tries - 1}`,
    '-t',
    String.raw`\[${escapedPattern(row)}\]`,
  ];
  const child = spawn(process.execPath, [binOf('vitest'), 'run', ...options, ...files], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  const stop = (): boolean => child.kill();
  process.once('exit', stop);
  await once(child, 'close');
  process.off('exit', stop);
  if (!existsSync(report)) return { passed: false, failed: [], unloadable: ['Vitest did not report.'] };
  // Format of Vitest's JSON reporter.
  const { success, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return {
    passed: success,
    failed: testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          title: fullName,
          reason: firstLine(failureMessages[0] ?? ''),
        })),
    ),
    unloadable: testResults
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .map(({ message }) => firstLine(message)),
  };
}
