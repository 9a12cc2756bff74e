/** What a run has found as a page of its own, without scripts, in Chinese and English: first for a manager, then the calls. */
import { keysOf } from '#mocks/lib/tables.ts';
import { totals, VERDICTS } from './report.ts';
import type { CallReport, Verdict } from './run.ts';
import type { ScreenReport, ScreenState } from './screens.ts';
import { habitsOf } from './systematic.ts';
import type { Words } from './words.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, "Noto Sans CJK SC", sans-serif;
  --ink: light-dark(#14212b, #e4eaef); --muted: light-dark(#526270, #9fb0bd); --page: light-dark(#f4f6f8, #10161b);
  --panel: light-dark(#fff, #19222a); --rule: light-dark(#d5dde3, #31404b);
  --bad: light-dark(#b3261e, #f2b8b5); --warn: light-dark(#7a4a00, #ffcf80); --good: light-dark(#1c6b3c, #8fd6a8); }
* { box-sizing: border-box; }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; background: var(--page); color: var(--ink); overflow-wrap: anywhere; }
:root:has(#lang-zh:checked) [lang=en]:not(html), :root:has(#lang-en:checked) [lang=zh]:not(html) { display: none; }
.languages { display: flex; justify-content: flex-end; gap: 1rem; border: 0; padding: 0; margin: 0 0 1rem; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.25; } h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; }
summary h2 { display: inline; font-size: 1.125rem; }
code { font: .875em ui-monospace, monospace; } pre { margin: .5rem 0 0; white-space: pre-wrap; font: .8125rem ui-monospace, monospace; }
p, ul { margin: 0; } ul { padding-inline-start: 1.25rem; } .muted, small { color: var(--muted); }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.counts li, .call { padding: .75rem 1rem; background: var(--panel); border: 1px solid var(--rule); border-radius: 6px; }
.counts li { border-block-start: 4px solid var(--tone); }
.counts b { display: block; font-size: 1.75rem; line-height: 1.2; color: var(--tone); }
table { width: 100%; border-collapse: collapse; background: var(--panel); } th, td { padding: .5rem .75rem; border: 1px solid var(--rule); text-align: start; vertical-align: top; }
td.state { color: var(--tone); font-weight: 600; white-space: nowrap; }
.group { margin-block: 1rem; } .group > summary { padding: .5rem 0; cursor: pointer; color: var(--tone); }
.call { border-inline-start: 4px solid var(--tone); } .call + .call { margin-block-start: .5rem; } .call h3 { margin: 0; font-size: 1rem; }
.call ul, .call details { margin-block-start: .5rem; }
.differs, .fails { --tone: var(--bad); } .broken, .drifts, .less { --tone: var(--warn); } .confirmed, .agrees, .works { --tone: var(--good); } .skipped, .unknown { --tone: var(--muted); }
@media print { body { background: none; } .languages { display: none; } .call { break-inside: avoid; } }
`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** A sentence in both languages, of which the page shows the chosen one. */
const both = ({ zh, en }: Words): string =>
  zh === en ? escaped(en) : `<span lang="zh">${escaped(zh)}</span><span lang="en">${escaped(en)}</span>`;

/** Open are those that somebody has to look at. */
const OPEN: readonly Verdict[] = ['differs', 'broken'];

const STATES: Readonly<Record<ScreenState, Words>> = {
  fails: { zh: '不可用', en: 'does not work' },
  less: { zh: '可用，内容较少', en: 'works with less' },
  works: { zh: '可用', en: 'works' },
  unknown: { zh: '未检查', en: 'not checked' },
};

function callHtml(report: CallReport): string {
  const {
    operation,
    call,
    verdict,
    differences,
    drifts,
    confirmed,
    losses,
    reason,
    ms,
    slow,
    excerpt,
    curl,
  } = report;
  const found = [
    ...differences.map(
      ({ place, says, found: value, assumption }) =>
        `<li><code>${escaped(place)}</code> ${both(says)}${value === undefined ? '' : ` <code>${escaped(value)}</code>`}${assumption === undefined ? '' : `<br><small>${both({ zh: '我们的假设：', en: 'assumed: ' })}${escaped(assumption)}</small>`}</li>`,
    ),
    ...losses.map(({ field, without }) => `<li><code>${escaped(field)}</code> ${both(without)}</li>`),
  ];
  const folded = (count: number, words: Words, lines: readonly string[]): string =>
    count === 0
      ? ''
      : `<details><summary>${String(count)} ${both(words)}</summary><ul>${lines.join('')}</ul></details>`;
  const took =
    ms === undefined
      ? ''
      : ` · ${String(ms)} ms${slow === true ? ` (${both({ zh: '慢', en: 'slow' })})` : ''}`;
  return [
    `<article class="call ${verdict}"><h3>${escaped(operation)}</h3><p class="muted"><code>${escaped(call)}</code>${took}</p>`,
    ...(reason === undefined ? [] : [`<p>${both(reason)}</p>`]),
    ...(found.length === 0 ? [] : [`<ul>${found.join('')}</ul>`]),
    ...(curl === undefined ? [] : [`<pre>${escaped(curl)}</pre>`]),
    ...(excerpt === undefined ? [] : [`<pre class="muted">${escaped(excerpt)}</pre>`]),
    folded(
      drifts.length,
      { zh: '处偏差，门户可读', en: 'drifts that the portal reads' },
      drifts.map(({ place }) => `<li><code>${escaped(place)}</code></li>`),
    ),
    folded(
      confirmed.length,
      { zh: '处假设成立', en: 'assumptions shown to be right' },
      confirmed.map(
        ({ place, reason: why }) => `<li><code>${escaped(place)}</code> <small>${escaped(why)}</small></li>`,
      ),
    ),
    '</article>',
  ].join('\n');
}

/** For a manager: which screens work, and what the server does everywhere. */
function summaryHtml(screens: readonly ScreenReport[], reports: readonly CallReport[]): string {
  const rows = screens.map(
    ({ path, title, state, because }) =>
      `<tr class="${state}"><td>${both(title)} <code class="muted">${escaped(path)}</code></td><td class="state">${both(STATES[state])}</td><td>${because.map((id) => `<code>${escaped(id)}</code>`).join(' ')}</td></tr>`,
  );
  const habits = habitsOf(reports).map(
    ({ says, calls, example, signature }) =>
      `<tr class="${signature === undefined ? 'drifts' : 'differs'}"><td>${both(says)} <small>${escaped(example)}</small></td><td class="state">${String(calls.length)}</td><td>${both(signature === undefined ? { zh: '门户可读', en: 'the portal reads it' } : { zh: '需要修改', en: 'has to change' })}</td></tr>`,
  );
  const head = (cells: readonly Words[]): string =>
    `<tr>${cells.map((cell) => `<th scope="col">${both(cell)}</th>`).join('')}</tr>`;
  return [
    ...(rows.length === 0
      ? []
      : [
          `<h2>${both({ zh: '页面', en: 'Screens' })}</h2><table>${head([
            { zh: '页面', en: 'Screen' },
            { zh: '状态', en: 'State' },
            { zh: '原因（调用）', en: 'Because of (calls)' },
          ])}${rows.join('')}</table>`,
        ]),
    ...(habits.length === 0
      ? []
      : [
          `<h2>${both({ zh: '多处相同的问题', en: 'What the server does in many calls' })}</h2><table>${head([
            { zh: '问题', en: 'What' },
            { zh: '调用数', en: 'Calls' },
            { zh: '影响', en: 'Effect' },
          ])}${habits.join('')}</table>`,
        ]),
  ].join('\n');
}

/** The page. */
export function htmlReport(
  base: string,
  at: Date,
  reports: readonly CallReport[],
  screens: readonly ScreenReport[] = [],
): string {
  const count = totals(reports);
  const verdicts = keysOf(VERDICTS);
  const label = (verdict: Verdict): string => `${VERDICTS[verdict].mark} ${both(VERDICTS[verdict].words)}`;
  const tiles = verdicts.map(
    (verdict) => `<li class="${verdict}"><b>${String(count[verdict])}</b>${label(verdict)}</li>`,
  );
  const groups = verdicts.flatMap((verdict) => {
    const calls = reports.filter((report) => report.verdict === verdict);
    if (calls.length === 0) return [];
    return [
      `<details class="group ${verdict}"${OPEN.includes(verdict) ? ' open' : ''}><summary><h2>${label(verdict)} (${String(calls.length)})</h2></summary>`,
      ...calls.map(callHtml),
      '</details>',
    ];
  });
  return `<!doctype html>
<html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Conformance of ${escaped(base)}</title>
<style>${STYLE}</style>
<main>
<fieldset class="languages"><label><input type="radio" name="lang" id="lang-zh" checked> 中文</label><label><input type="radio" name="lang" id="lang-en"> English</label></fieldset>
<h1>${both({ zh: `${base} 与接口契约的一致性`, en: `Conformance of ${base}` })}</h1>
<p class="muted"><time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time> · ${String(reports.length)} ${both({ zh: '个调用', en: 'calls beside the contract' })}</p>
<ul class="counts">${tiles.join('')}</ul>
<p class="muted">${both({
    zh: '“不一致”：与文档不符。“假设不成立”：文档没有写明，我们做了假设，而服务器不同，请告诉我们以哪个为准。“有偏差，可用”：与契约不同，但门户可以正常读取。',
    en: '“Differs”: a document says otherwise. “Assumption broken”: no document says it, we had to assume it, and the server does something else; tell us which holds. “Drifts, and works”: not as the contract says, and the portal reads it all the same.',
  })}</p>
${summaryHtml(screens, reports)}
<h2>${both({ zh: '调用', en: 'Calls' })}</h2>
${groups.join('\n')}
</main></html>
`;
}
