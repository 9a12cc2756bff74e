/** HTML report without scripts, in both languages: a summary for managers, then the calls. */
import { keysOf } from '#mocks/lib/tables.ts';
import { totals, VERDICTS } from './report.ts';
import type { CallReport, Verdict } from './run.ts';
import { both, escaped, htmlPage, tile } from '../lib/html-report.ts';
import type { ScreenReport, ScreenState } from './screens.ts';
import { habitsOf } from './systematic.ts';
import type { Words } from './words.ts';

const OPEN: readonly Verdict[] = ['differs', 'broken'];

const STATES: Readonly<Record<ScreenState, Words>> = {
  fails: { zh: '不可用', en: 'does not work' },
  less: { zh: '可用，内容较少', en: 'works with less' },
  works: { zh: '可用', en: 'works' },
  unknown: { zh: '未检查', en: 'not checked' },
};

function callHtml(report: CallReport): string {
  const { operation, entry, verdict, reason, ms, excerpt, curl } = report;
  const found = [
    ...report.differences.map(
      ({ place, says, found: value, assumption }) =>
        `<li><code>${escaped(place)}</code> ${both(says)}${value === undefined ? '' : ` <code>${escaped(value)}</code>`}${assumption === undefined ? '' : `<br><small>${both({ zh: '我们的假设：', en: 'assumed: ' })}${escaped(assumption)}</small>`}</li>`,
    ),
    ...report.losses.map(({ field, without }) => `<li><code>${escaped(field)}</code> ${both(without)}</li>`),
  ];
  const folded = (count: number, words: Words, lines: readonly string[]): string =>
    count === 0
      ? ''
      : `<details><summary>${count} ${both(words)}</summary><ul>${lines.join('')}</ul></details>`;
  const took =
    ms === undefined
      ? ''
      : ` · ${ms} ms${report.slow === true ? ` (${both({ zh: '慢', en: 'slow' })})` : ''}`;
  const where =
    entry === undefined ? '' : ` · ${both({ zh: `文件第 ${entry} 条`, en: `entry ${entry} of the file` })}`;
  return [
    `<article class="call ${verdict}"><h3>${escaped(operation)}</h3><p class="muted"><code>${escaped(report.call)}</code>${where}${took}</p>`,
    ...(reason === undefined ? [] : [`<p>${both(reason)}</p>`]),
    ...(found.length === 0 ? [] : [`<ul>${found.join('')}</ul>`]),
    ...(curl === undefined ? [] : [`<pre>${escaped(curl)}</pre>`]),
    ...(excerpt === undefined ? [] : [`<pre class="muted">${escaped(excerpt)}</pre>`]),
    folded(
      report.drifts.length,
      { zh: '处偏差，门户可读', en: 'drifts that the portal reads' },
      report.drifts.map(({ place }) => `<li><code>${escaped(place)}</code></li>`),
    ),
    folded(
      report.confirmed.length,
      { zh: '处假设成立', en: 'assumptions shown to be right' },
      report.confirmed.map(
        ({ place, reason: why }) => `<li><code>${escaped(place)}</code> <small>${escaped(why)}</small></li>`,
      ),
    ),
    '</article>',
  ].join('\n');
}

/** Summary: state of each screen, and systematic deviations. */
function summaryHtml(screens: readonly ScreenReport[], reports: readonly CallReport[]): string {
  const rows = screens.map(
    ({ path, title, state, because }) =>
      `<tr class="${state}"><td>${both(title)} <code class="muted">${escaped(path)}</code></td><td class="state">${both(STATES[state])}</td><td>${because.map((id) => `<code>${escaped(id)}</code>`).join(' ')}</td></tr>`,
  );
  const habits = habitsOf(reports).map(
    ({ says, calls, example, signature }) =>
      `<tr class="${signature === undefined ? 'drifts' : 'differs'}"><td>${both(says)} <small>${escaped(example)}</small></td><td class="state">${calls.length}</td><td>${both(signature === undefined ? { zh: '门户可读', en: 'the portal reads it' } : { zh: '需要修改', en: 'has to change' })}</td></tr>`,
  );
  const table = (title: Words, head: readonly Words[], lines: readonly string[]): string =>
    lines.length === 0
      ? ''
      : `<h2>${both(title)}</h2><table><tr>${head.map((cell) => `<th scope="col">${both(cell)}</th>`).join('')}</tr>${lines.join('')}</table>`;
  return [
    table(
      { zh: '页面', en: 'Screens' },
      [
        { zh: '页面', en: 'Screen' },
        { zh: '状态', en: 'State' },
        { zh: '原因（调用）', en: 'Because of (calls)' },
      ],
      rows,
    ),
    table(
      { zh: '多处相同的问题', en: 'What the server does in many calls' },
      [
        { zh: '问题', en: 'What' },
        { zh: '调用数', en: 'Calls' },
        { zh: '影响', en: 'Effect' },
      ],
      habits,
    ),
  ].join('\n');
}

export function htmlReport(
  base: string,
  at: Date,
  reports: readonly CallReport[],
  screens: readonly ScreenReport[] = [],
): string {
  const count = totals(reports);
  const verdicts = keysOf(VERDICTS);
  const label = (verdict: Verdict): string => `${VERDICTS[verdict].mark} ${both(VERDICTS[verdict].words)}`;
  const tiles = verdicts.map((verdict) =>
    tile(verdict, count[verdict], VERDICTS[verdict].words, `${VERDICTS[verdict].mark} `),
  );
  const groups = verdicts.flatMap((verdict) => {
    const calls = reports.filter((report) => report.verdict === verdict);
    if (calls.length === 0) return [];
    return [
      `<details class="group ${verdict}"${OPEN.includes(verdict) ? ' open' : ''}><summary><h2>${label(verdict)} (${calls.length})</h2></summary>`,
      ...calls.map(callHtml),
      '</details>',
    ];
  });
  const when = at.toISOString();
  return htmlPage(
    { zh: `${base} 与接口契约的一致性`, en: `Conformance of ${base}` },
    `<time datetime="${when}">${when.slice(0, 16).replace('T', ' ')} UTC</time> · ${reports.length} ${both({ zh: '个调用', en: 'calls beside the contract' })}`,
    tiles,
    `<p class="muted">${both({
      zh: '“不一致”：与文档不符。“假设不成立”：文档没有写明，我们做了假设，而服务器不同，请告诉我们以哪个为准。“有偏差，可用”：与契约不同，但门户可以正常读取。',
      en: '“Differs”: a document says otherwise. “Assumption broken”: no document says it, we had to assume it, and the server does something else; tell us which holds. “Drifts, and works”: not as the contract says, and the portal reads it all the same.',
    })}</p>
${summaryHtml(screens, reports)}
<h2>${both({ zh: '调用', en: 'Calls' })}</h2>
${groups.join('\n')}`,
  );
}
