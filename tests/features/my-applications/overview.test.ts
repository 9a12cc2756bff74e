import { describe, expect, it } from 'vitest';
import { productsOf } from '#src/features/my-applications/application-subject.tsx';
import {
  byDay,
  firstPages,
  knownParts,
  matches,
  overviewOf,
} from '#src/features/my-applications/overview.ts';
import { applicationSearch, formerSearch, mineSearch } from '#src/features/my-applications/search.ts';
import type { MyApplication, Progress } from '#src/features/my-applications/model.ts';
import { readAll } from '#src/features/my-applications/read-all.ts';
import { progressWith } from './progress.ts';
import { must } from '../../support/must.ts';

const TODAY = '2026-11-20';

function application(id: string, over: Partial<Progress> = {}): MyApplication {
  return {
    id,
    applyId: id,
    number: `APP2026112000${id}`,
    appliedAt: '2026-11-01 10:00:00',
    pcr: { zh: '热轧卷板与钢带', en: 'Hot rolled coil and strip' },
    pcrNumber: 'PCR-ST-2023-01',
    products: [{ zh: '热镀锌卷', en: 'Galvanised coil' }],
    declarations: [],
    contractNumber: '',
    progress: progressWith(over),
    remark: '',
    stages: [],
  };
}

const yours = (id: string, customerDue: string | null) => application(id, { quote: 1, customerDue });
const others = (id: string, dueDate: string | null) => application(id, { dueDate });
const released = (id: string) => application(id, { stage: 70, released: true, dueDate: '2026-01-01' });
const ids = (rows: readonly MyApplication[]) => rows.map(({ id }) => id);

const ALL = [others('1', '2026-12-02'), yours('2', '2026-11-25'), released('3'), others('4', '2026-11-30')];
const MORE = [...ALL, yours('5', '2026-11-22'), yours('6', null)];

describe('what is shown of all applications', () => {
  it('puts what waits for the reader first, the next deadline first, however old it is', () => {
    const view = overviewOf(MORE, {}, TODAY);
    expect(ids(view.yours)).toEqual(['5', '2', '6']);
    expect(ids(view.rows)).toEqual(['1', '3', '4']);
    expect(view.counts).toEqual({ yours: 3, others: 2, unknown: 0, released: 1 });
    expect(view.pageSize).toBe(4);
  });

  it('shows one part, more of it at once', () => {
    expect(ids(overviewOf(MORE, { turn: 'yours' }, TODAY).rows)).toEqual([]);
    expect(ids(overviewOf(MORE, { turn: 'yours' }, TODAY).yours)).toEqual(['5', '2', '6']);
    expect(ids(overviewOf(MORE, { turn: 'others' }, TODAY).rows)).toEqual(['1', '4']);
    expect(ids(overviewOf(MORE, { turn: 'released' }, TODAY).rows)).toEqual(['3']);
    expect(overviewOf(MORE, { turn: 'released' }, TODAY).pageSize).toBe(20);
    expect(overviewOf(MORE, { q: 'coil' }, TODAY).pageSize).toBe(20);
  });

  it('orders by the day that counts; what is done has none', () => {
    expect(ids(overviewOf(MORE, { sort: 'due' }, TODAY).rows)).toEqual(['4', '1', '3']);
    expect([others('a', null), others('b', '2026-12-01')].sort(byDay)[0]?.id).toBe('b');
    // The plan of the platform says nothing about the customer's own day.
    const late = application('late', { quote: 1, customerDue: '2026-12-03', dueDate: '2026-11-21' });
    const soon = application('soon', { quote: 1, customerDue: '2026-12-01', dueDate: '2026-11-25' });
    const files = application('files', { missingFiles: 1, dueDate: '2026-11-20' });
    expect(ids([files, late, soon].sort(byDay))).toEqual(['soon', 'late', 'files']);
  });

  it('finds what messages and declarations name: the numbers of its contract and of what was declared', () => {
    const row = {
      ...released('9'),
      contractNumber: 'HT-2026-0122',
      declarations: [{ declarationId: 'd-1', registrationNumber: 'EPD-ST-2026-0136' }],
    };
    for (const query of ['ht-2026-0122', 'EPD-ST-2026-0136', '0136 coil'])
      expect(matches(row, query), query).toBe(true);
    for (const query of ['HT-2026-0123', 'd-1']) expect(matches(row, query), query).toBe(false);
  });

  it('finds number, product and PCR in both languages, whatever the case and width of the letters', () => {
    const row = must(ALL[0]);
    for (const query of ['app20261120001', '镀锌', 'galvanised COIL', 'ＰＣＲ－ＳＴ', 'strip hot', ''])
      expect(matches(row, query), query).toBe(true);
    for (const query of ['APP99', 'plate', 'galvanised plate'])
      expect(matches(row, query), query).toBe(false);
    expect(overviewOf(MORE, { q: 'APP20261120003' }, TODAY).counts).toEqual({
      yours: 0,
      others: 0,
      unknown: 0,
      released: 1,
    });
  });

  it('has no more when the total is at most page size times pages', () => {
    expect(firstPages([1, 2, 3, 4], 1, 4)).toEqual({ rows: [1, 2, 3, 4], total: 4, hasMore: false });
    expect(firstPages([1, 2, 3, 4, 5], 1, 4)).toEqual({ rows: [1, 2, 3, 4], total: 5, hasMore: true });
    expect(firstPages([1, 2, 3, 4, 5], 2, 4).hasMore).toBe(false);
  });

  it('takes any address', () => {
    const bad = { page: 'x', turn: 'mine', q: 'x'.repeat(99), sort: 'name' };
    expect(mineSearch(bad)).toEqual({});
    expect(mineSearch({ page: '2', turn: 'yours', q: ' a ', sort: 'due' })).toEqual({
      page: 2,
      turn: 'yours',
      q: 'a',
      sort: 'due',
    });
    expect(applicationSearch({ dialog: 'pay' })).toEqual({});
    // Links from releases in which applications had no page.
    expect(formerSearch({ id: '7', dialog: 'details' })).toEqual({ id: '7' });
    expect(formerSearch({ id: '7', dialog: 'quote' })).toEqual({ id: '7', dialog: 'quote' });
  });
});

describe('reading all applications', () => {
  const rows = Array.from({ length: 45 }, (_, index) => application(String(index)));
  const server = (size: number, calls: number[]) => (page: number) => {
    calls.push(page);
    return Promise.resolve({ rows: rows.slice((page - 1) * size, page * size), total: rows.length });
  };

  it('reads on with a server that gives fewer than it was asked for', async () => {
    const calls: number[] = [];
    const all = await readAll(server(20, calls));
    expect([all.rows.length, all.complete, calls]).toEqual([45, true, [1, 2, 3]]);
  });

  it('stops after ten calls and says that there is more', async () => {
    const calls: number[] = [];
    const all = await readAll(server(4, calls));
    expect([all.rows.length, all.total, all.complete, calls.length]).toEqual([40, 45, false, 10]);
  });

  it('keeps what came when a later page is lost, and asks an endless server no more', async () => {
    const all = await readAll((page) => (page === 1 ? server(20, [])(1) : Promise.reject(new Error('lost'))));
    expect([all.rows.length, all.complete]).toEqual([20, false]);
    const liar = await readAll((page) => Promise.resolve({ rows: page === 1 ? rows : [], total: 99 }));
    expect([liar.rows.length, liar.complete]).toEqual([45, false]);
  });

  it('fails when the first page does, and counts a row that moved once', async () => {
    await expect(readAll(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    const moved = await readAll((page) =>
      Promise.resolve({ rows: rows.slice(page - 1, page + 1), total: 3 }),
    );
    expect(ids(moved.rows)).toEqual(['0', '1', '2']);
  });
});

describe('what the server does not say', () => {
  const unknown = application('a', { stage: 70, released: null });
  const view = (...rows: MyApplication[]) => overviewOf(rows, mineSearch({}), '2026-11-20');

  it('is a part of its own, and no part is said to be empty that it may belong to', () => {
    const { counts } = view(unknown, application('b', { stage: 50 }));
    expect(counts).toEqual({ yours: 0, others: 1, unknown: 1, released: 0 });
    expect(knownParts(counts)).toEqual(['yours', 'others', 'unknown']);
    expect(knownParts(view(unknown, released('c')).counts)).toContain('released');
    expect(knownParts(view(application('b', { stage: 50 })).counts)).toEqual(['yours', 'others', 'released']);
  });

  it('is called by its products, its PCR, or as nameless, and never by its id', () => {
    // A text is its key here.
    const texts = { t: ((key: string) => key) as never, lang: 'en' as const };
    const nameless = { products: [], pcr: { zh: '', en: '' } };
    expect(productsOf({ ...nameless, products: [{ zh: '螺纹钢', en: 'Rebar' }] }, texts)).toBe('Rebar');
    expect(productsOf({ ...nameless, pcr: { zh: '钢筋', en: '' } }, texts)).toBe('钢筋');
    expect(productsOf(nameless, texts)).toBe('epd.mine.noProducts');
    const unknown = { ...application('1580217436659402751', { stage: 50 }), number: '' };
    expect(matches(unknown, '1580217436659402751')).toBe(false);
  });
});

it('the newest application stands first, in whatever order they come', () => {
  const at = (id: string, appliedAt: string) => ({ ...application(id, { stage: 50 }), appliedAt });
  const rows = [at('a', '2026-01-01 10:00:00'), at('none', ''), at('b', '2026-03-01 10:00:00')];
  expect(overviewOf(rows, mineSearch({}), '2026-11-20').rows.map(({ id }) => id)).toEqual(['b', 'a', 'none']);
});

describe('a server that does not count', () => {
  const pages =
    (...ids: string[][]) =>
    (page: number) =>
      Promise.resolve({
        rows: (ids[page - 1] ?? []).map((id) => application(id, { stage: 50 })),
        total: null,
      });

  it('is read until a page brings nothing new', async () => {
    expect(await readAll(pages(['a', 'b'], ['c']))).toMatchObject({ total: 3, complete: true });
    // It knows no pages, and repeats itself.
    expect(await readAll(() => pages(['a', 'b'])(1))).toMatchObject({ total: 2, complete: true });
  });

  it('is not said to be read whole while pages go on', async () => {
    let next = 0;
    const endless = () => pages([String((next += 1))])(1);
    expect(await readAll(endless)).toMatchObject({ total: null, complete: false });
  });
});
