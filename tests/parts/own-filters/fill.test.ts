/** Lists with filters that a server may not know (decision 31). */
import { describe, expect, it } from 'vitest';
import {
  fill,
  FILL_CALLS_MAX,
  pagesToRead,
  type OwnRules,
  type SentPage,
} from '#src/parts/own-filters/fill.ts';

interface Row {
  id: string;
  value: number;
}
const SIZE = 4;
const rowsOf = (values: readonly number[]): Row[] => values.map((value, at) => ({ id: String(at), value }));
const even: OwnRules<Row> = { filtering: true, keeps: ({ value }) => value % 2 === 0, order: () => 0 };
const anything: OwnRules<Row> = { filtering: false, keeps: () => true, order: () => 0 };
const lowestFirst: OwnRules<Row> = { ...anything, order: (a, b) => a.value - b.value };

/** A server that gives its rows in pages, whatever is asked. */
function server(values: readonly number[]) {
  const rows = rowsOf(values);
  return (page: number): SentPage<Row> => ({
    rows: rows.slice((page - 1) * SIZE, page * SIZE),
    total: rows.length,
  });
}

/** Reads as the hook does: page after page, until no more is wanted. */
function read(values: readonly number[], rules: OwnRules<Row>, pages = 1) {
  const pageAt = server(values);
  const wanted = { pages, pageSize: SIZE };
  let calls = 0;
  for (;;) {
    const reads = pagesToRead((page) => (page <= calls ? pageAt(page) : undefined), wanted, rules);
    if (reads <= calls) break;
    calls = reads;
  }
  const sent = Array.from({ length: calls }, (_, at) => pageAt(at + 1));
  return { calls, of: (checked: boolean) => fill(sent, wanted, rules, checked) };
}

const range = (length: number) => Array.from({ length }, (_, at) => at);

describe('a server that applies the filter', () => {
  it('is read as often as pages are wanted, and its total is the count once it was checked', () => {
    const allEven = range(20).map((at) => at * 2);
    const { calls, of } = read(allEven, even, 2);
    expect(calls).toBe(2);
    expect(of(true)).toMatchObject({ total: 20, about: false, hasMore: true });
    expect(of(true).rows).toHaveLength(8);
    // Nothing came that does not belong, but that may be luck.
    expect(of(false)).toMatchObject({ total: 20, about: true });
  });

  it('is taken at its word without any filter of ours', () => {
    expect(read(range(20), anything).of(false)).toMatchObject({ total: 20, about: false, hasMore: true });
  });

  it('has no more when the total is at most page size times page number (document 2 §2)', () => {
    expect(read(range(8), anything, 1).of(false).hasMore).toBe(true);
    expect(read(range(8), anything, 2).of(false).hasMore).toBe(false);
    expect(read(range(4), anything, 1).of(false).hasMore).toBe(false);
    expect(read(range(5), anything, 1).of(false).hasMore).toBe(true);
    expect(read([], anything, 1).of(false)).toMatchObject({ rows: [], total: 0, hasMore: false });
  });
});

describe('a server that ignores the filter', () => {
  it('is read on until the page is full; nothing shows that does not belong', () => {
    const { calls, of } = read(range(40), even);
    expect(calls).toBe(2);
    const { rows, ...rest } = of(false);
    expect(rows.map(({ value }) => value)).toEqual([0, 2, 4, 6]);
    expect(rest).toMatchObject({ total: 20, about: true, hasMore: true, seen: 8 });
  });

  it('is asked ten times at most for a page; what was found shows, and there is a way on', () => {
    const values = range(200).map((at) => (at === 3 ? 2 : 1));
    const { calls, of } = read(values, even);
    expect(calls).toBe(FILL_CALLS_MAX);
    expect(of(false)).toMatchObject({ rows: [{ value: 2 }], about: true, hasMore: true, seen: 40 });
    expect(read(values, even, 2).calls).toBe(2 * FILL_CALLS_MAX);
  });

  it('is counted exactly once all was read', () => {
    const { calls, of } = read([1, 2, 3, 5, 7, 9, 4], even);
    expect(calls).toBe(2);
    expect(of(false)).toMatchObject({ total: 2, about: false, hasMore: false });
    expect(of(false).rows).toHaveLength(2);
  });

  it('shows what was read too much with the next page', () => {
    const { of } = read([1, 2, 3, 4, 6, 8, 10, 12], even);
    expect(of(false).rows).toHaveLength(4);
    expect(of(false).hasMore).toBe(true);
  });
});

describe('the order', () => {
  it('holds for the rows that are here, and says so while more are to come', () => {
    const unsorted = read([5, 1, 4, 2, 3, 0], lowestFirst);
    expect(unsorted.of(true).rows.map(({ value }) => value)).toEqual([1, 2, 4, 5]);
    expect(unsorted.of(true).orderedHere).toBe(true);
    expect(read([5, 1, 4], lowestFirst).of(true).orderedHere).toBe(false);
    expect(read([0, 1, 2, 3, 4, 5], lowestFirst).of(true).orderedHere).toBe(false);
  });

  it('leaves equal rows as they came', () => {
    expect(read([1, 1], lowestFirst).of(true).rows).toEqual(rowsOf([1, 1]));
  });
});

it('a row that moved to the next page between two calls counts once', () => {
  const all = rowsOf([0, 2, 4, 6, 8]);
  const pages = [all.slice(0, SIZE), all.slice(SIZE - 1)].map((rows) => ({ rows, total: 6 }));
  expect(fill(pages, { pages: 2, pageSize: SIZE }, even, true).rows).toEqual(all);
});

it('nothing is known before the first page; a page that failed keeps those that came', () => {
  const wanted = { pages: 2, pageSize: SIZE };
  expect(fill([undefined, undefined], wanted, even, true)).toMatchObject({
    rows: [],
    total: null,
    hasMore: false,
  });
  const first = { rows: rowsOf([0, 2, 4, 6]), total: 6 };
  expect(fill([first, undefined], wanted, even, true)).toMatchObject({ total: 6, about: false });
  expect(fill([first, undefined], wanted, even, true).rows).toHaveLength(4);
});

describe('a server that does not count', () => {
  const uncounted = (rows: Row[]): SentPage<Row> => ({ rows, total: null });
  const wanted = { pages: 1, pageSize: SIZE };

  it('has no count until all was read', () => {
    const full = uncounted(rowsOf([0, 2, 4, 6]));
    expect(fill([full], wanted, anything, false)).toMatchObject({ total: null, hasMore: true });
    expect(fill([full, uncounted([])], wanted, anything, false)).toMatchObject({ total: 4, hasMore: false });
    expect(fill([uncounted(rowsOf([0, 1]))], wanted, even, false)).toMatchObject({ total: 1, about: false });
    expect(fill([uncounted(rowsOf([0, 1, 2, 4]))], wanted, even, false)).toMatchObject({
      total: null,
      about: true,
    });
  });

  it('that gives all at once is read once', () => {
    const all = uncounted(rowsOf(range(7)));
    expect(pagesToRead((page) => (page === 1 ? all : undefined), wanted, even)).toBe(1);
    expect(fill([all], wanted, even, false)).toMatchObject({ total: 4, hasMore: false });
  });
});
