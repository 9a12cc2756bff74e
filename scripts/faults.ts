/**
 * npm run test:faults: the complete fault matrix: every screen, every call it makes, every fault of that call. Each case loads
 * one page and applies the checks of tests/faults.
 */
import { present } from '#mocks/lib/tables.ts';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binOf, ROOT } from './lib/paths.ts';
import { commandLine, run, text, textOr, wholeNumber } from './lib/command-line.ts';
import { writeJson } from './lib/report.ts';

const REPORTS = join(ROOT, 'node_modules/.cache/faults');

const MATRIX = ['tests/faults/screens.test.tsx', 'tests/faults/acts.test.tsx'];

const USAGE = `Usage: npm run test:faults -- [options]
Opens every screen with everything that can go wrong with each of its calls, and judges what its reader sees.`;

const OPTIONS = {
  screen: text('PATH', 'only this screen, as src/routes.ts spells it, or as a finding names it'),
  operation: text('ID', 'only this call'),
  kind: text('NAME', 'only this fault, for example status-503, html, labels-missing'),
  again: text('FILE', 'only what a report found wrong'),
  parts: textOr(String(availableParallelism()), 'N', 'processes side by side, one for each core by default'),
  json: textOr(
    join(REPORTS, 'faults.json'),
    'FILE',
    'the report for programs, node_modules/.cache/faults/faults.json by default',
  ),
} as const;

interface ReportedCase {
  screen: string;
  operation: string;
  kind: string;
  findings: { language: string; when: string; problem: string }[];
}

/** Output of the tests, one line per case (tests/faults). */
const linesOf = (file: string): ReportedCase[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as ReportedCase)
    : [];

function wrongIn(report: string): string[] {
  // Written by this program.
  const { wrong } = JSON.parse(readFileSync(report, 'utf8')) as { wrong: ReportedCase[] };
  return wrong.map(({ screen, operation, kind }) => `${screen} ${operation} ${kind}`);
}

/** Runs one part; resolves with its output if it failed. */
function runPart(wish: object): Promise<string> {
  const options = ['--reporter=dot', '--maxWorkers=1', '--passWithNoTests'];
  const env = { ...process.env, FAULTS: JSON.stringify(wish) };
  return promisify(execFile)(process.execPath, [binOf('vitest'), 'run', ...MATRIX, ...options], {
    env,
    maxBuffer: 2 ** 26,
  }).then(
    () => '',
    ({ stdout, stderr }: Record<'stdout' | 'stderr', string>) => stdout + stderr,
  );
}

function show({ screen, operation, kind, findings }: ReportedCase): void {
  console.log(`✗ ${screen}, ${operation}, ${kind}`);
  for (const { language, when, problem } of findings) console.log(`    ${when} (${language}): ${problem}`);
  console.log(`    npm run test:faults -- --screen '${screen}' --operation ${operation} --kind ${kind}`);
}

async function main(): Promise<void> {
  const { values } = commandLine(USAGE, OPTIONS);
  const { screen, operation, kind, json: report } = values;
  const parts = screen === undefined ? wholeNumber('parts', values.parts, 1) : 1;
  mkdirSync(REPORTS, { recursive: true });
  const files = Array.from({ length: parts }, (_, part) => join(REPORTS, `faults-${part}.jsonl`));
  for (const file of files) rmSync(file, { force: true });
  const began = performance.now();
  const printed = await Promise.all(
    files.map((file, part) =>
      runPart({
        ...present({ screen, operation, kind }),
        ...(values.again === undefined ? {} : { only: wrongIn(values.again) }),
        isReduced: false,
        part,
        parts,
        report: file,
      }),
    ),
  );
  const cases = files.flatMap(linesOf);
  const wrong = cases.filter(({ findings }) => findings.length > 0);
  for (const one of wrong) show(one);
  writeJson(report, { cases: cases.length, wrong, all: cases });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const count = (key: 'screen' | 'operation' | 'kind'): number => new Set(cases.map((one) => one[key])).size;
  console.log(
    `${cases.length} cases in ${seconds} s: ${count('screen')} screens, ${count('operation')} calls, ` +
      `${count('kind')} kinds; ${wrong.length} with findings. ${report}`,
  );
  if (wrong.length > 0) process.exitCode = 1;
  // Failed without a failed case, e.g. a screen that did not load.
  const broken = printed.filter(Boolean);
  if (cases.length === 0 || (wrong.length === 0 && broken.length > 0)) {
    console.error(broken.join('\n'));
    process.exitCode = 2;
  }
}

await run(main);
