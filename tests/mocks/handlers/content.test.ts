import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { must } from '../../support/must.ts';

const { bench, visitor } = benchOfEachTest();

const news = (more: object = {}) => ({ body: { pageNum: 1, pageSize: 100, ...more } });

describe('news', () => {
  it('is cut into pages by article, even within a day', async () => {
    const ids: string[] = [];
    for (const pageNum of [1, 2, 3, 4]) {
      const { list } = await visitor.ok('listNews', news({ pageNum, pageSize: 4 }));
      const page = list.flatMap((group) => group.list.map(({ id }) => id));
      expect(page).toHaveLength(pageNum === 4 ? 3 : 4);
      ids.push(...page);
    }
    expect(new Set(ids).size).toBe(15);
  });

  it('flags the three newest with 1, 2 and 3, whatever is filtered', async () => {
    const all = (await visitor.ok('listNews', news())).list.flatMap((group) => group.list);
    expect(all.map(({ newestFlag }) => newestFlag)).toEqual([1, 2, 3, ...Array<null>(12).fill(null)]);
    const third = all[2];
    const title = third?.newsTitle ?? '';
    const { list } = await visitor.ok('listNews', news({ newsTitle: title.toUpperCase() }));
    expect(list[0]?.list[0]).toMatchObject({ id: third?.id, newestFlag: 3 });
  });

  it('is found by title and publisher in either language, and by days inclusive', async () => {
    for (const [filter, totals] of [
      [{ newsTitle: '电工钢' }, 1],
      [{ newsTitle: 'no such title' }, 0],
      [{ newsPublisher: 'platform SECRETARIAT' }, 15],
      [{ newsPublisher: 'nobody' }, 0],
      [{ publishStartTime: '', publishEndTime: '' }, 15],
    ] as const)
      expect([filter, (await visitor.ok('listNews', news(filter))).totals]).toEqual([filter, totals]);
    const [, second] = (await visitor.ok('listNews', news())).list;
    const day = second?.pubDate.date;
    const oneDay = await visitor.ok('listNews', news({ publishStartTime: day, publishEndTime: day }));
    expect(oneDay.list).toEqual([second]);
    for (const publishStartTime of ['2026-02-30', '2026-13-01'])
      await visitor.refused('listNews', news({ publishStartTime }), { code: 0 });
  });

  it('gives the home page the six newest without their bodies [2§7 listLatestNews]', async () => {
    const latest = await visitor.ok('listLatestNews');
    expect(latest).toHaveLength(6);
    expect(latest.map(({ newestFlag }) => newestFlag)).toEqual([1, 2, 3, null, null, null]);
    expect(latest[0]).not.toHaveProperty('newsContent');
  });

  it('does not show an article before its time', async () => {
    const { store, clock } = bench.world;
    const any = must(store.news.all()[0]);
    store.news.put({ ...any, id: 'news-tomorrow', publishedAt: clock.now() + 86_400_000 });
    await visitor.refused('getNews', { body: { id: 'news-tomorrow' } }, { code: 0 });
    expect((await visitor.ok('listNews', news())).totals).toBe(15);
    clock.set({ advanceMs: 86_400_000 });
    expect((await visitor.ok('listLatestNews'))[0]).toMatchObject({ id: 'news-tomorrow', newestFlag: 1 });
    await visitor.refused('getNews', { body: { id: 'news-none' } }, { code: 0 });
  });
});

describe('announcements', () => {
  const query = (more: object = {}) => ({ body: { pageNum: 1, pageSize: 4, ...more } });

  it('are there from their moment on', async () => {
    const { store, clock } = bench.world;
    const any = must(store.announcements.all()[0]);
    store.announcements.put({ ...any, id: 'ann-soon', publishedAt: clock.now() + 1000 });
    const body = { id: 'ann-soon' };
    expect((await visitor.ok('listAnnouncements', query())).totals).toBe(8);
    await visitor.refused('getAnnouncement', { body }, { code: 0 });
    clock.set({ advanceMs: 1000 });
    expect((await visitor.ok('listAnnouncements', query())).list[0]?.id).toBe('ann-soon');
    expect(await visitor.ok('getAnnouncement', { body })).toMatchObject(body);
  });
});
