import { describe, expect, it } from 'vitest';
import { toNewsPage, type NewsItem } from '#src/features/news/read.ts';
import { byDay, datesCross, newestOf } from '#src/features/news/rules.ts';
import { newsSearch } from '#src/features/news/search.ts';
import { drifted } from '../../drifted.ts';

const item = (id: string, date: string): NewsItem => ({
  id,
  title: id,
  summary: '',
  publisher: '',
  date,
  picture: null,
  newest: null,
});
const LIST = [item('c', '2026-05-18'), item('b', '2026-05-06'), item('a', '2026-05-06')];

describe('the timeline', () => {
  it('makes one day of a day that was split over two pages [2§2 news list]', () => {
    const [first, second] = [LIST.slice(0, 2), LIST.slice(2)];
    expect(byDay([...first, ...second]).map(({ date, items }) => [date, items.map(({ id }) => id)])).toEqual([
      ['2026-05-18', ['c']],
      ['2026-05-06', ['b', 'a']],
    ]);
  });

  it('reads the articles of all days of a page, each with the day of its group where it has none', () => {
    const page = toNewsPage({
      totals: drifted('7'),
      list: [
        {
          pubDate: { date: '2026-05-18' },
          list: [{ id: 'n1', newsTitle: '一', publishTime: '', newestFlag: drifted('1') }],
        },
        { pubDate: { date: '2026-05-06' }, list: [{ id: '', newsTitle: '无', publishTime: '' }] },
      ],
    });
    expect(page.total).toBe(7);
    expect(page.rows).toMatchObject([
      { id: 'n1', title: '一', date: '2026-05-18', newest: 1, picture: null },
    ]);
    expect(toNewsPage(null)).toEqual({ rows: [], total: null });
  });
});

describe('what is marked as new', () => {
  const marked = (...flags: (number | null)[]) =>
    flags.map((newest, at) => ({ ...item(String(at), '2026-05-18'), newest }));
  const fresh = (...flags: (number | null)[]) => [...newestOf(marked(...flags))];

  it.each([
    ['three ranks before all others', [1, 2, 3, null], ['0', '1', '2']],
    ['one that was found by a filter', [2, null], ['0']],
    ['no flag at all', [null, null], []],
    ['a flag on every article', [1, 2, 3, 1], []],
    ['the same flag twice', [1, 1], []],
    ['a flag behind an article without', [null, 1], []],
  ])('%s', (_what, flags, ids) => {
    expect(fresh(...flags)).toEqual(ids);
  });

  it('is on the newest day alone', () => {
    const days = ['2026-05-18', '2026-05-18', '2026-05-17'];
    const rows = days.map((date, at) => ({ ...item(String(at), date), newest: at + 1 }));
    expect([...newestOf(rows)]).toEqual(['0', '1']);
  });
});

describe('the address', () => {
  it('leaves out what it cannot understand', () => {
    const read = newsSearch({
      title: ' 电工钢 ',
      publisher: '',
      from: '2026-02-31',
      until: '2026-05-18',
      page: 'x',
    });
    expect(read).toEqual({ title: '电工钢', until: '2026-05-18' });
  });

  it('knows days that cross', () => {
    expect(datesCross({ from: '2026-05-02', until: '2026-05-01' })).toBe(true);
    expect(datesCross({ from: '2026-05-01', until: '2026-05-01' })).toBe(false);
    expect(datesCross({ from: '2026-05-02' })).toBe(false);
  });
});
