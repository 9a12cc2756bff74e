/** What a run has found, for a terminal, for programs and to look at. */
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
  // As Verdict: the keys of the table are the verdicts.
  return Object.entries(VERDICTS)
    .map(([verdict, { words }]) => `${count[verdict as Verdict]} ${words}`)
    .join(', ');
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

function row({ operation, call, verdict, differences, confirmed, reason }: CallReport): string {
  const found = differences.map(
    ({ place, problem, assumption }) =>
      `<li><code>${escaped(place)}</code> ${escaped(problem)}${assumption === undefined ? '' : `<br><small>assumed: ${escaped(assumption)}</small>`}</li>`,
  );
  const shown = confirmed.map(
    ({ place, reason: why }) => `<li><code>${escaped(place)}</code> <small>${escaped(why)}</small></li>`,
  );
  const details =
    shown.length === 0
      ? ''
      : `<details><summary>${String(shown.length)} assumptions shown to be right</summary><ul>${shown.join('')}</ul></details>`;
  return `<tr class="${verdict}"><td>${VERDICTS[verdict].mark} ${VERDICTS[verdict].words}</td><td><b>${operation}</b><br><code>${escaped(call)}</code></td><td><ul>${found.join('')}</ul>${details}${escaped(reason ?? '')}</td></tr>`;
}

/** A page of its own, without scripts, for whoever talks to the people of the server. */
export function htmlReport(base: string, at: Date, reports: readonly CallReport[]): string {
  const order = Object.keys(VERDICTS);
  const sorted = reports.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance of ${escaped(base)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { padding: .5rem; border-top: 1px solid #8888; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
ul { margin: 0; padding-inline-start: 1.2rem; }
.differs td:first-child { color: light-dark(#b3261e, #f2b8b5); font-weight: 600; }
.broken td:first-child { color: light-dark(#7a4a00, #ffcf80); font-weight: 600; }
.skipped { opacity: .7; }
</style>
<h1>Conformance of ${escaped(base)}</h1>
<p>${at.toISOString()} · ${escaped(totalLine(reports))}</p>
<table><thead><tr><th>Result</th><th>Call</th><th>What was found</th></tr></thead><tbody>
${sorted.map(row).join('\n')}
</tbody></table></html>
`;
}

/** The same for programs. */
export function jsonReport(base: string, at: Date, reports: readonly CallReport[]): string {
  const calls = reports.map(({ confirmed, ...report }) => ({
    ...report,
    confirmed: confirmed.map(({ place }) => place),
  }));
  return `${JSON.stringify({ base, at: at.toISOString(), totals: totals(reports), calls }, null, 2)}\n`;
}
