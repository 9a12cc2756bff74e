/** What a run has found, for a terminal and for programs; html.ts makes the page to look at. */
import { entriesOf } from '#mocks/lib/tables.ts';
import { operations } from '#src/api/generated/operations.gen.ts';
import type { CallReport, Verdict } from './run.ts';

/** In the order in which people want to read them. */
export const VERDICTS: Readonly<Record<Verdict, { readonly mark: string; readonly words: string }>> = {
  differs: { mark: '✗', words: 'differs' },
  broken: { mark: '!', words: 'assumption broken' },
  confirmed: { mark: '✓', words: 'agrees, assumption confirmed' },
  agrees: { mark: '✓', words: 'agrees' },
  skipped: { mark: '–', words: 'not called' },
};

/** How many calls stand how. */
export function totals(reports: readonly CallReport[]): Record<Verdict, number> {
  const count = { differs: 0, broken: 0, confirmed: 0, agrees: 0, skipped: 0 };
  for (const { verdict } of reports) count[verdict] += 1;
  return count;
}

/** Whether somebody has to look. */
export const hasDifference = (reports: readonly CallReport[]): boolean =>
  reports.some(({ verdict }) => verdict === 'differs' || verdict === 'broken');

/** Whether no call of a session was let in: then the reports say nothing of the server. */
export function isUnknownSession(reports: readonly CallReport[]): boolean {
  const wanting = reports.filter(
    ({ operation, verdict }) => operations[operation].auth === 'token' && verdict !== 'skipped',
  );
  return (
    wanting.length > 0 &&
    wanting.every(({ differences }) =>
      differences.some(
        ({ place, problem }) => place === 'status' && problem.startsWith('refused with HTTP 401'),
      ),
    )
  );
}

/** One call as lines for a terminal. */
export function callLines({ operation, call, verdict, differences, reason }: CallReport): string[] {
  const { mark, words } = VERDICTS[verdict];
  const why = reason === undefined ? '' : ` (${reason})`;
  return [
    `${mark} ${operation.padEnd(26)} ${call}: ${words}${why}`,
    ...differences.flatMap(({ place, problem, assumption }) => [
      `    ${place}: ${problem}`,
      ...(assumption === undefined ? [] : [`      assumed: ${assumption}`]),
    ]),
  ];
}

/** The last line. */
export function totalLine(reports: readonly CallReport[]): string {
  const count = totals(reports);
  return entriesOf(VERDICTS)
    .map(([verdict, { words }]) => `${count[verdict]} ${words}`)
    .join(', ');
}

/** The same for programs. */
export function jsonReport(base: string, at: Date, reports: readonly CallReport[]): string {
  const calls = reports.map(({ confirmed, ...report }) => ({
    ...report,
    confirmed: confirmed.map(({ place }) => place),
  }));
  return `${JSON.stringify({ base, at: at.toISOString(), totals: totals(reports), calls }, null, 2)}\n`;
}
