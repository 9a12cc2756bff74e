/** Pages of a server that does not count its rows. */
import { expect, it } from 'vitest';
import { mayGoOn } from '#src/parts/list/may-go-on.ts';
import { hasMoreOf } from '#src/parts/list/use-growing-list.ts';

const page = (from: number, count: number) => ({
  rows: Array.from({ length: count }, (_, at) => ({ id: from + at })),
  total: null,
});

it.each([
  ['no page yet', [], false],
  ['a full page', [page(1, 4)], true],
  ['a second full page', [page(1, 4), page(5, 4)], true],
  ['a page that is not full', [page(1, 4), page(5, 3)], false],
  ['a page that repeats the one before', [page(1, 4), page(1, 4)], false],
  ['more rows than were asked for: it knows no pages', [page(1, 7)], false],
  ['an empty page', [page(1, 0)], false],
])('after %s: %s', (_what, pages, more) => {
  expect(mayGoOn(pages, 4)).toBe(more);
  expect(hasMoreOf(4)(pages)).toBe(more);
});

it('a total is taken at its word', () => {
  expect(hasMoreOf(4)([{ ...page(1, 4), total: 5 }])).toBe(true);
  expect(hasMoreOf(4)([{ ...page(1, 4), total: 4 }])).toBe(false);
});
