/** Results of `npm run test:fuzz` for build servers (JUnit), programs (JSON) and people (HTML). */
import { both, escaped, htmlPage } from '../lib/html-report.ts';
import { junitReport } from '../lib/junit.ts';

/** What was found at one call, or in one recording. */
export interface FuzzedCall {
  readonly name: string;
  readonly ms: number;
  /** Number of findings; those listed are one of each kind. */
  readonly count: number;
  readonly findings: readonly {
    readonly problem: string;
    /** The command that shows it again. */
    readonly again: string;
    readonly request?: unknown;
  }[];
}

const failureOf = ({ count, findings }: FuzzedCall): string =>
  [
    `${String(count)} findings`,
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
  const tile = (state: string, count: number, zh: string, en: string): string =>
    `<li class="${state}"><b>${String(count)}</b>${both({ zh, en })}</li>`;
  return htmlPage(
    'Fuzz',
    [
      `<h1>${both({ zh: '模糊测试', en: 'Generated requests' })}</h1>`,
      `<p class="muted">${escaped(run)}</p>`,
      `<ul class="counts">${tile('works', calls.length - wrong.length, '项无发现', 'without findings')}${tile('fails', wrong.length, '项有发现', 'with findings')}</ul>`,
      ...wrong.map(
        (call) =>
          `<article class="call differs"><h3>${escaped(call.name)}</h3><pre>${escaped(failureOf(call))}</pre></article>`,
      ),
    ].join('\n'),
  );
}
