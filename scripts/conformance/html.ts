/** What a run has found as a page of its own, without scripts, for whoever talks to the people of the server. */
import { keysOf } from '#mocks/lib/tables.ts';
import { totals, VERDICTS } from './report.ts';
import type { CallReport, Verdict } from './run.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, "Noto Sans CJK SC", sans-serif;
  --ink: light-dark(#14212b, #e4eaef); --muted: light-dark(#526270, #9fb0bd); --page: light-dark(#f4f6f8, #10161b);
  --panel: light-dark(#fff, #19222a); --rule: light-dark(#d5dde3, #31404b);
  --differs: light-dark(#b3261e, #f2b8b5); --broken: light-dark(#7a4a00, #ffcf80); --confirmed: light-dark(#1c6b3c, #8fd6a8);
  --agrees: light-dark(#1c6b3c, #8fd6a8); --skipped: var(--muted); }
* { box-sizing: border-box; }
body { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink); overflow-wrap: anywhere; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.25; }
h2 { display: inline; font-size: 1.125rem; }
code { font: .875em ui-monospace, monospace; }
p, ul { margin: 0; } ul { padding-inline-start: 1.25rem; } .muted, small { color: var(--muted); }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.counts li { padding: .75rem 1rem; background: var(--panel); border: 1px solid var(--rule); border-block-start: 4px solid var(--tone); border-radius: 6px; }
.counts b { display: block; font-size: 1.75rem; line-height: 1.2; color: var(--tone); }
.group { margin-block: 1rem; } .group > summary { padding: .5rem 0; cursor: pointer; color: var(--tone); }
.call { padding: .75rem 1rem; background: var(--panel); border: 1px solid var(--rule); border-inline-start: 4px solid var(--tone); border-radius: 6px; }
.call + .call { margin-block-start: .5rem; } .call h3 { margin: 0; font-size: 1rem; }
.call ul { margin-block-start: .5rem; } .call details { margin-block-start: .5rem; }
${Object.keys(VERDICTS)
  .map((verdict) => `.${verdict} { --tone: var(--${verdict}); }`)
  .join(' ')}
@media print { body { background: none; } .call { break-inside: avoid; } }
`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** Open are those that somebody has to look at. */
const OPEN: readonly Verdict[] = ['differs', 'broken'];

function callHtml({ operation, call, verdict, differences, confirmed, reason, ms }: CallReport): string {
  const found = differences.map(
    ({ place, problem, assumption }) =>
      `<li><code>${escaped(place)}</code> ${escaped(problem)}${assumption === undefined ? '' : `<br><small>assumed: ${escaped(assumption)}</small>`}</li>`,
  );
  const shown = confirmed.map(
    ({ place, reason: why }) => `<li><code>${escaped(place)}</code> <small>${escaped(why)}</small></li>`,
  );
  const took = ms === undefined ? '' : ` · ${String(ms)} ms`;
  return [
    `<article class="call ${verdict}"><h3>${escaped(operation)}</h3><p class="muted"><code>${escaped(call)}</code>${took}</p>`,
    ...(reason === undefined ? [] : [`<p>${escaped(reason)}</p>`]),
    ...(found.length === 0 ? [] : [`<ul>${found.join('')}</ul>`]),
    ...(shown.length === 0
      ? []
      : [
          `<details><summary>${String(shown.length)} ${shown.length === 1 ? 'assumption' : 'assumptions'} shown to be right</summary><ul>${shown.join('')}</ul></details>`,
        ]),
    '</article>',
  ].join('\n');
}

/** The page. */
export function htmlReport(base: string, at: Date, reports: readonly CallReport[]): string {
  const count = totals(reports);
  const verdicts = keysOf(VERDICTS);
  const tiles = verdicts.map(
    (verdict) =>
      `<li class="${verdict}"><b>${String(count[verdict])}</b>${VERDICTS[verdict].mark} ${VERDICTS[verdict].words}</li>`,
  );
  const groups = verdicts.flatMap((verdict) => {
    const calls = reports.filter((report) => report.verdict === verdict);
    if (calls.length === 0) return [];
    return [
      `<details class="group ${verdict}"${OPEN.includes(verdict) ? ' open' : ''}><summary><h2>${VERDICTS[verdict].mark} ${VERDICTS[verdict].words} (${String(calls.length)})</h2></summary>`,
      ...calls.map(callHtml),
      '</details>',
    ];
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Conformance of ${escaped(base)}</title>
<style>${STYLE}</style>
<main>
<h1>Conformance of ${escaped(base)}</h1>
<p class="muted"><time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time> · ${String(reports.length)} calls beside the contract</p>
<ul class="counts">${tiles.join('')}</ul>
<p class="muted">“Differs”: a document says otherwise. “Assumption broken”: no document says it, we had to invent it, and the server does something else; tell us which holds.</p>
${groups.join('\n')}
</main></html>
`;
}
