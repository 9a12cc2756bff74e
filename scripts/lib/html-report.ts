/** A report as one HTML file without scripts, in Chinese and English. */
import type { Words } from '../conformance/words.ts';

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

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A bilingual text; the page shows the selected language. */
export const both = ({ zh, en }: Words): string =>
  zh === en ? escaped(en) : `<span lang="zh">${escaped(zh)}</span><span lang="en">${escaped(en)}</span>`;

/** A counter at the top of a report, coloured by class. */
export const tile = (state: string, count: number, words: Words, mark = ''): string =>
  `<li class="${state}"><b>${count}</b>${mark}${both(words)}</li>`;

export const failedHtml = (name: string, failure: string): string =>
  `<article class="call differs"><h3>${escaped(name)}</h3><pre>${escaped(failure)}</pre></article>`;

/** @param note HTML below the title @param body HTML */
export const htmlPage = (
  title: Words,
  note: string,
  tiles: readonly string[],
  body: string,
): string => `<!doctype html>
<html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title.en)}</title>
<style>${STYLE}</style>
<main>
<fieldset class="languages"><label><input type="radio" name="lang" id="lang-zh" checked> 中文</label><label><input type="radio" name="lang" id="lang-en"> English</label></fieldset>
<h1>${both(title)}</h1>
${note === '' ? '' : `<p class="muted">${note}</p>`}
<ul class="counts">${tiles.join('')}</ul>
${body}
</main></html>
`;
