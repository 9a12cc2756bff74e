/** Results of a run for terminals and programs; html.ts makes the page, junit.ts the file for CI. */
import { entriesOf } from '#mocks/lib/tables.ts';
import { operations } from '#src/api/generated/operations.gen.ts';
import { junitReport } from '../lib/junit.ts';
import type { CallReport, Verdict } from './run.ts';
import { habitsOf, signatureOf, type Habit } from './systematic.ts';
import type { Words } from './words.ts';

/** In the order of the report. */
export const VERDICTS: Readonly<Record<Verdict, { readonly mark: string; readonly words: Words }>> = {
  differs: { mark: '✗', words: { en: 'differs', zh: '不一致' } },
  broken: { mark: '!', words: { en: 'assumption broken', zh: '假设不成立' } },
  drifts: { mark: '~', words: { en: 'drifts, and works', zh: '有偏差，可用' } },
  less: { mark: '✓', words: { en: 'agrees, screens show less', zh: '一致，页面内容较少' } },
  confirmed: { mark: '✓', words: { en: 'agrees, assumption confirmed', zh: '一致，假设成立' } },
  agrees: { mark: '✓', words: { en: 'agrees', zh: '一致' } },
  skipped: { mark: '–', words: { en: 'not called', zh: '未调用' } },
};

export function totals(reports: readonly CallReport[]): Record<Verdict, number> {
  const count = { differs: 0, broken: 0, drifts: 0, less: 0, confirmed: 0, agrees: 0, skipped: 0 };
  for (const { verdict } of reports) count[verdict] += 1;
  return count;
}

/** Whether anything breaks a screen; with `strict` also whether anything drifts. */
export const hasDifference = (reports: readonly CallReport[], strict = false): boolean =>
  reports.some(
    ({ verdict }) => verdict === 'differs' || verdict === 'broken' || (strict && verdict === 'drifts'),
  );

/** Whether every call with a session was rejected: then the reports say nothing about the server. */
export function isUnknownSession(reports: readonly CallReport[]): boolean {
  const asked = reports.filter(
    ({ operation, verdict }) => operations[operation].auth === 'token' && verdict !== 'skipped',
  );
  return asked.length > 0 && asked.every(({ unauthorized }) => unauthorized);
}

/** Differences that occur in many calls, for a terminal. */
export function habitLines(habits: readonly Habit[]): string[] {
  return habits.map(
    ({ says, calls, example, signature }) =>
      `${signature === undefined ? '~' : '✗'} ${says.en}: ${calls.length} ${calls.length === 1 ? 'call' : 'calls'} (${example})`,
  );
}

/** One call for a terminal; differences shared by many calls are listed once above. */
export function callLines(report: CallReport, habits: readonly Habit[] = []): string[] {
  const { operation, call, entry, verdict, differences, reason, losses, slow, ms, excerpt, curl } = report;
  const { mark, words } = VERDICTS[verdict];
  const why = reason === undefined ? '' : ` (${reason.en})`;
  const took = slow === true ? `, slow: ${ms} ms` : '';
  const own = differences.filter((one) => habits.every(({ signature }) => signature !== signatureOf(one)));
  return [
    `${mark} ${operation.padEnd(26)} ${call}: ${words.en}${why}${took}`,
    ...(entry === undefined || own.length === 0 ? [] : [`    entry ${entry} of the file`]),
    ...own.flatMap(({ place, says, found, assumption }) => [
      `    ${place}: ${says.en}${found === undefined ? '' : `, found ${found}`}`,
      ...(assumption === undefined ? [] : [`      assumed: ${assumption}`]),
    ]),
    ...(own.length < differences.length ? [`    and ${differences.length - own.length} named above`] : []),
    ...losses.map(({ field, without }) => `    without ${field}: ${without.en}`),
    ...(excerpt === undefined ? [] : [`    answer: ${excerpt.replaceAll(/\s+/g, ' ').slice(0, 160)}`]),
    ...(curl === undefined ? [] : [`    ${curl}`]),
  ];
}

export function totalLine(reports: readonly CallReport[]): string {
  const count = totals(reports);
  return entriesOf(VERDICTS)
    .map(([verdict, { words }]) => `${count[verdict]} ${words.en}`)
    .join(', ');
}

/** One test case per call: `differs` is a failure, `drifts` is not. */
export function junitOf(base: string, reports: readonly CallReport[]): string {
  return junitReport(
    `conformance of ${base}`,
    reports.map((report) => {
      const { operation, call, verdict, reason, ms = 0 } = report;
      const [, ...lines] = callLines(report);
      return {
        name: `${operation} ${call}`,
        classname: `conformance.${operations[operation].tag}`,
        seconds: ms / 1000,
        ...(verdict === 'differs' || verdict === 'broken'
          ? { failure: lines.map((line) => line.trim()).join('\n') }
          : {}),
        ...(verdict === 'skipped' ? { skipped: reason?.en ?? '' } : {}),
      };
    }),
  );
}

export function jsonReport(base: string, at: Date, reports: readonly CallReport[]): string {
  const calls = reports.map(({ confirmed, json: _answer, ...report }) => ({
    ...report,
    confirmed: confirmed.map(({ place }) => place),
  }));
  const whole = { base, at: at.toISOString(), totals: totals(reports), habits: habitsOf(reports), calls };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
