/** Results of `npm run test:fuzz` as JUnit, JSON and HTML. */
import { escaped, failedHtml, htmlPage, tile } from '../lib/html-report.ts';
import { junitReport } from '../lib/junit.ts';

export interface FuzzedCall {
  readonly name: string;
  readonly ms: number;
  /** Number of findings; those listed are one of each kind. */
  readonly count: number;
  readonly findings: readonly {
    readonly problem: string;
    /** Command to reproduce it. */
    readonly again: string;
    readonly request?: unknown;
  }[];
}

const failureOf = ({ count, findings }: FuzzedCall): string =>
  [
    `${count} findings`,
    ...findings.flatMap(({ problem, again, request }) => [
      problem,
      ...(request === undefined ? [] : [JSON.stringify(request)]),
      again,
    ]),
  ].join('\n');

export const jsonOfFuzz = (run: string, calls: readonly FuzzedCall[]): string =>
  `${JSON.stringify({ version: 1, run, passed: calls.every(({ count }) => count === 0), calls }, null, 2)}\n`;

export const junitOfFuzz = (calls: readonly FuzzedCall[]): string =>
  junitReport(
    'fuzz',
    calls.map((call) => ({
      name: call.name,
      classname: 'fuzz',
      seconds: call.ms / 1000,
      ...(call.count > 0 && { failure: failureOf(call) }),
    })),
  );

export function htmlOfFuzz(run: string, calls: readonly FuzzedCall[]): string {
  const wrong = calls.filter(({ count }) => count > 0);
  return htmlPage(
    { zh: '模糊测试', en: 'Generated requests' },
    escaped(run),
    [
      tile('works', calls.length - wrong.length, { zh: '项无发现', en: 'without findings' }),
      tile('fails', wrong.length, { zh: '项有发现', en: 'with findings' }),
    ],
    wrong.map((call) => failedHtml(call.name, failureOf(call))).join('\n'),
  );
}
