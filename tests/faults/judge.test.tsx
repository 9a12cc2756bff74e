/** Each judgement of the matrix, on pages that deserve it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTexts } from '#src/i18n/i18n.ts';
import { judge, readPage, type Seen } from './judge.ts';

const HEALTHY = '<main><h1>News</h1><p>One</p><p>Two</p><p>Three</p><a href="/">Home</a></main>';

beforeEach(() => startTexts('en'));
afterEach(() => void (document.body.innerHTML = ''));

function show(html: string) {
  document.body.innerHTML = html;
  return readPage();
}

/** What is said of a page that stands in the place of the healthy one. */
function judged(html: string, more: Partial<Seen> = {}): string[] {
  const healthy = show(HEALTHY);
  const page = show(html);
  const usual = { expects: 'failure', noise: [], isElsewhere: false, isWaiting: false } as const;
  return judge({ page, healthy, ...usual, ...more });
}

it('finds nothing on a healthy page, nor on one that says what went wrong', () => {
  expect(judged(HEALTHY)).toEqual([]);
  expect(judged('<main><h1>News</h1><p role="alert">Not there</p><button>Try again</button></main>')).toEqual(
    [],
  );
});

it.each([
  ['a blank page', '<main></main>', 'is blank'],
  ['content that is gone', '<main><h1>News</h1><a href="/">Home</a></main>', '3 of 5 lines are gone'],
  ['a dead end', '<main><h1>News</h1><p role="alert">Sorry</p></main>', 'offers no way on'],
  ['the key of a text', `${HEALTHY}<p>common.retry</p>`, 'shows the key of a text: "common.retry"'],
  ['a value of the program', `${HEALTHY}<p>undefined t</p>`, 'shows a value of the program'],
  ['JSON', `${HEALTHY}<p>{"code":0}</p>`, 'shows JSON'],
  ['HTML', `${HEALTHY}<p>&lt;html&gt;</p>`, 'shows HTML'],
  ['a link without words', `${HEALTHY}<a href="/x"></a>`, 'has a nameless a'],
  ['a heading without words', `${HEALTHY}<h2></h2>`, 'has a nameless h2'],
  ['grey shapes for ever', `${HEALTHY}<div role="status" data-shape="rows">Loading…</div>`, 'waits for ever'],
])('finds %s', (_what, html, problem) => {
  expect(judged(html).join('\n')).toContain(problem);
});

it('finds what the console says, but for lines that tell developers of a drift', () => {
  expect(judged(HEALTHY, { noise: ['Boom'] })).toEqual(['the console says: Boom']);
  expect(judged(HEALTHY, { noise: ['listNews (POST /n/news/page): The answer is not JSON.'] })).toEqual([]);
});

it('finds a silence without a word, a way away without a word, and a difference where there may be none', () => {
  const grey = '<main><h1>News</h1><div role="status" data-shape="rows">Loading…</div></main>';
  expect(judged(grey, { isWaiting: true }).join('\n')).toContain('says nothing about the silence');
  expect(judged(HEALTHY, { isElsewhere: true })).toEqual(['leads to "News" without a word']);
  expect(judged('<main><h1>News</h1><p>One</p></main>', { expects: 'same' }).join('\n')).toContain(
    'differs from the healthy page',
  );
});
