import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { must } from '../../support/must.ts';

const { bench, visitor } = benchOfEachTest();

const news = (more: object = {}) => ({ body: { pageNum: 1, pageSize: 100, ...more } });

describe('news', () => {
  it('comes newest first, in groups of one day, counted by article [2§7 listNews]', async () => {
    const { list, totals } = await visitor.ok('listNews', news());
    expect(totals).toBe(15);
    const days = list.map(({ pubDate }) => pubDate.date);
    expect(days).toHaveLength(9);
    expect(days).toEqual([...new Set(days)].sort().reverse());
    for (const { pubDate, list: articles } of list) {
      expect(articles.every(({ publishTime }) => publishTime.startsWith(pubDate.date))).toBe(true);
    }
  });

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

  it('gives one article in the language of the request [2§7 getNews]', async () => {
    const [first] = await visitor.ok('listLatestNews');
    const body = { id: first?.id ?? '' };
    const english = await visitor.ok('getNews', { body });
    const chinese = await visitor.ok('getNews', { body, language: 'zh-CN' });
    expect(english.newsTitle).toBe(first?.newsTitle);
    expect(english.newsContent).toContain('<p>');
    expect(chinese.newsContent).not.toBe(english.newsContent);
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

  it('come newest first, four a page, with the names of their files [2§7 listAnnouncements]', async () => {
    const first = await visitor.ok('listAnnouncements', query());
    const second = await visitor.ok('listAnnouncements', query({ pageNum: 2 }));
    expect([first.list.length, second.list.length, first.totals]).toEqual([4, 4, 8]);
    const all = [...first.list, ...second.list];
    const times = all.map(({ publishTime }) => publishTime);
    expect(times).toEqual([...times].sort().reverse());
    const files = all.flatMap(({ attachmentList }) => attachmentList ?? []);
    expect(files.length).toBeGreaterThan(0);
    for (const { id, name } of files) expect(bench.world.store.attachments.get(id)?.fileName).toBe(name);
  });

  it('are found by a part of the title, in either language', async () => {
    const { list } = await visitor.ok('listAnnouncements', query());
    const title = list[1]?.title ?? '';
    const part = ` ${title.slice(0, 8).toUpperCase()} `;
    const found = await visitor.ok('listAnnouncements', query({ title: part }));
    expect(found.list.map(({ id }) => id)).toContain(list[1]?.id);
    expect((await visitor.ok('listAnnouncements', query({ title: 'no such title' }))).totals).toBe(0);
  });

  it('give their text by id, and refuse an unknown one [2§7 getAnnouncement]', async () => {
    const { list } = await visitor.ok('listAnnouncements', query());
    const announcement = await visitor.ok('getAnnouncement', { body: { id: list[0]?.id ?? '' } });
    expect([announcement.title, announcement.content]).toEqual([
      list[0]?.title,
      expect.stringContaining('<'),
    ]);
    await visitor.refused('getAnnouncement', { body: { id: 'ann-none' } }, { code: 0 });
  });

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

describe('pages, resources and programme instructions', () => {
  it.each(['getAboutPage', 'getServicePage', 'getPricingPage'] as const)(
    '%s is an HTML page in both languages [2§7 getAboutPage] [2§7 getServicePage] [2§7 getPricingPage]',
    async (id) => {
      const english = await visitor.file(id);
      const chinese = await visitor.file(id, { language: 'zh-CN' });
      expect(english).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
      const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
      expect(text(english.bytes)).toMatch(/^\s*<!doctype html>/i);
      expect(text(chinese.bytes)).toMatch(/\p{Script=Han}/u);
      expect(text(chinese.bytes)).not.toBe(text(english.bytes));
    },
  );

  it('lists resources by type, five a page: the guides have a sixth [2§7 listResources]', async () => {
    const resources = (type: string, pageNum = 1) =>
      visitor.ok('listResources', { body: { type, pageNum, pageSize: 5 } });
    const first = await resources('GUIDE');
    expect([first.list.length, first.totals, first.pageSize, first.pageNum]).toEqual([5, 6, 5, 1]);
    expect((await resources('GUIDE', 2)).list).toHaveLength(1);
    expect((await resources('TRAINING')).totals).toBe(2);
    expect((await resources('NOTHING')).list).toEqual([]);
  });

  it('gives the instructions in each language, and says when a download is switched off [2§7 getGpi]', async () => {
    const before = await visitor.ok('getGpi');
    expect(before.map(({ i18n, enable }) => [i18n, enable])).toEqual([
      ['zh-CN', true],
      ['en', true],
    ]);
    const [, english] = bench.world.store.gpis.all();
    bench.world.store.gpis.update(english?.id ?? '', { enabled: false });
    expect((await visitor.ok('getGpi'))[1]).toMatchObject({ i18n: 'en', enable: false });
  });
});
