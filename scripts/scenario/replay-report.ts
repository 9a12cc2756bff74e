/** Results of `npm run scenario -- replay` as JUnit, JSON and HTML. */
import { basename } from 'node:path';
import type { StepLine } from '#mocks/recording/replay.ts';
import { both, escaped, failedHtml, htmlPage, tile } from '../lib/html-report.ts';
import { junitReport, type JunitCase } from '../lib/junit.ts';
import { differenceText } from './text.ts';

export type TimedStep = StepLine & { readonly ms: number };

export interface FileResult {
  readonly file: string;
  readonly title?: string;
  readonly seed?: number;
  readonly steps: readonly TimedStep[];
  /** Steps after the first difference, not replayed. */
  readonly left: readonly { readonly n: number; readonly name: string }[];
  readonly problem?: string;
}

export interface Target {
  /** URL of a running server; undefined for an in-process mock. */
  readonly base?: string;
  readonly world: string;
}

export const hasPassed = ({ steps, problem }: FileResult): boolean =>
  problem === undefined && steps.every(({ passed }) => passed);

export const firstDifference = ({ steps }: FileResult): TimedStep | undefined =>
  steps.find(({ passed }) => !passed);

/** Command that brings a running server into the state after a step, and URL that shows it. */
export function wayTo({ file, seed }: FileResult, n: number, { base, world }: Target): string {
  const origin = base ?? 'http://127.0.0.1:5173';
  const seeded = seed === undefined ? '' : ` --seed ${seed}`;
  return `npm run scenario -- replay ${file} --until ${n}${seeded} --world ${world} --base ${origin} ; open ${origin}/?world=${world}`;
}

const nameOf = ({ n, operation, kind }: StepLine): string =>
  `${String(n).padStart(4, '0')} ${operation ?? kind}`;

function failureOf(result: FileResult, step: TimedStep, target: Target): string {
  const lines = differenceText(step).map((line) => line.trim());
  const seed = result.seed === undefined ? '' : `, seed ${result.seed}`;
  return [
    ...lines,
    `World ${target.world}${seed}`,
    `To open the state: ${wayTo(result, step.n, target)}`,
  ].join('\n');
}

/** One case for each step; a file that cannot be played is one failed case. */
export function junitOfReplay(results: readonly FileResult[], target: Target): string {
  const cases = results.flatMap((result): JunitCase[] => {
    const classname = `replay.${basename(result.file)}`;
    const { problem } = result;
    return [
      ...result.steps.map((step) => ({
        name: nameOf(step),
        classname,
        seconds: step.ms / 1000,
        ...(step.passed ? {} : { failure: failureOf(result, step, target) }),
      })),
      ...result.left.map(({ name }) => ({ name, classname, skipped: 'an earlier step differs' })),
      ...(problem === undefined ? [] : [{ name: 'can be played', classname, failure: problem }]),
    ];
  });
  return junitReport(`replay${target.base === undefined ? '' : ` on ${target.base}`}`, cases);
}

export function jsonOfReplay(results: readonly FileResult[], target: Target): string {
  const passed = results.every(hasPassed);
  const recordings = results.map((result) => {
    const first = firstDifference(result);
    return {
      ...result,
      passed: hasPassed(result),
      ...(first !== undefined && { first: first.n, open: wayTo(result, first.n, target) }),
    };
  });
  return `${JSON.stringify({ version: 1, ...target, passed, recordings }, null, 2)}\n`;
}

function fileHtml(result: FileResult, target: Target): string {
  const { file, title, steps, left, problem } = result;
  const verdict = hasPassed(result) ? 'works' : 'fails';
  const found = steps
    .filter(({ passed }) => !passed)
    .map((step) => failedHtml(nameOf(step), failureOf(result, step, target)));
  const played = both({
    zh: `已回放 ${steps.length} 步，未回放 ${left.length} 步`,
    en: `${steps.length} steps played, ${left.length} not played`,
  });
  return [
    `<details class="group ${verdict}"${verdict === 'fails' ? ' open' : ''}><summary><h2>${escaped(title ?? basename(file))}</h2></summary>`,
    `<p class="muted"><code>${escaped(file)}</code> · ${played}</p>`,
    ...(problem === undefined ? [] : [`<pre>${escaped(problem)}</pre>`]),
    ...found,
    '</details>',
  ].join('\n');
}

export function htmlOfReplay(results: readonly FileResult[], target: Target): string {
  const same = results.filter(hasPassed).length;
  return htmlPage(
    { zh: '录制回放', en: 'Replay of recordings' },
    escaped(target.base ?? ''),
    [
      tile('works', same, { zh: '个录制与原来一致', en: 'recordings as recorded' }),
      tile('fails', results.length - same, { zh: '个录制有差异', en: 'recordings differ' }),
    ],
    results.map((result) => fileHtml(result, target)).join('\n'),
  );
}
