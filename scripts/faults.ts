/**
 * npm run test:faults: the complete fault matrix: every screen, every call it makes, every fault of that call. Each case loads
 * one page and applies the checks of tests/faults.
 */
import { present } from '#mocks/lib/tables.ts';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { binOf } from './lib/bin.ts';
import { commandLine, flag, run, text, wholeNumber } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';

const REPORTS = join(ROOT, 'node_modules/.cache/faults');

const MATRIX = ['tests/faults/screens.test.tsx', 'tests/faults/acts.test.tsx'];

const USAGE = `Usage: npm run test:faults -- [options]
Opens every screen with everything that can go wrong with each of its calls, and judges what its reader sees.`;

const OPTIONS = {
  screen: text('PATH', 'only this screen, as src/routes.ts spells it, or as a finding names it'),
  operation: text('ID', 'only this call'),
  kind: text('NAME', 'only this fault, for example status-503, html, labels-missing'),
  reduced: flag('the reduced form of npm test'),
  again: text('FILE', 'only what a report found wrong'),
  seed: text('N', 'other cases of the reduced form'),
  parts: {
    ...text('N', 'processes side by side, one for each core by default'),
    default: String(availableParallelism()),
  },
  json: {
    ...text('FILE', 'the report for programs, node_modules/.cache/faults/faults.json by default'),
    default: join(REPORTS, 'faults.json'),
  },
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

/** Failed cases of an earlier report. */
function wrongIn(report: string): string[] {
  // Written by this program.
  const { wrong } = JSON.parse(readFileSync(report, 'utf8')) as { wrong: ReportedCase[] };
  return wrong.map(({ screen, operation, kind }) => `${screen} ${operation} ${kind}`);
}

const count = (values: readonly string[]): number => new Set(values).size;

/** Runs one part; resolves with its output if it failed. */
function runPart(wish: object): Promise<string> {
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      [
        binOf('vitest'),
        'run',
        ...MATRIX,
        '--project',
        'component',
        '--reporter=dot',
        '--maxWorkers=1',
        '--passWithNoTests',
      ],
      { env: { ...process.env, FAULTS: JSON.stringify(wish) }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let printed = '';
    child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
    child.on('close', (code) => done(code === 0 ? '' : printed));
  });
}

function show(cases: readonly ReportedCase[]): number {
  const wrong = cases.filter(({ findings }) => findings.length > 0);
  for (const { screen, operation, kind, findings } of wrong) {
    console.log(`✗ ${screen}, ${operation}, ${kind}`);
    for (const { language, when, problem } of findings) console.log(`    ${when} (${language}): ${problem}`);
    console.log(`    npm run test:faults -- --screen '${screen}' --operation ${operation} --kind ${kind}`);
  }
  return wrong.length;
}

async function main(): Promise<void> {
  const { values } = commandLine(USAGE, OPTIONS);
  const { screen, operation, kind, reduced, seed, json: report } = values;
  const parts = screen === undefined ? wholeNumber('parts', values.parts, 1) : 1;
  mkdirSync(REPORTS, { recursive: true });
  const files = Array.from({ length: parts }, (_, part) => join(REPORTS, `faults-${part}.jsonl`));
  for (const file of files) rmSync(file, { force: true });
  const began = performance.now();
  const printed = await Promise.all(
    files.map((file, part) =>
      runPart({
        ...present({ screen, operation, kind }),
        ...(seed === undefined ? {} : { seed: Number(seed) }),
        ...(values.again === undefined ? {} : { only: wrongIn(values.again) }),
        isReduced: reduced,
        part,
        parts,
        report: file,
      }),
    ),
  );
  const cases = files.flatMap(linesOf);
  const wrong = show(cases);
  writeFileSync(report, `${JSON.stringify({ cases: cases.length, wrong, all: cases }, null, 1)}\n`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${cases.length} cases in ${seconds} s: ${String(count(cases.map((one) => one.screen)))} screens, ` +
      `${String(count(cases.map((one) => one.operation)))} calls, ${String(count(cases.map((one) => one.kind)))} kinds; ` +
      `${wrong} with findings. ${report}`,
  );
  if (wrong > 0) process.exitCode = 1;
  // Failed without a failed case, e.g. a screen that did not load.
  const broken = printed.filter((text) => text !== '');
  if (cases.length === 0 || (wrong === 0 && broken.length > 0)) {
    console.error(broken.join('\n'));
    process.exitCode = 2;
  }
}

await run(main);
