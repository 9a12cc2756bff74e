import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { ArticleScreen } from '#src/features/news/article-screen.tsx';
import { NewsScreen } from '#src/features/news/news-screen.tsx';
import { renderPage } from '../render-page.tsx';
import { mock, startMock } from '../../support/mock.ts';
import { user } from '../../support/user.ts';

beforeEach(() => startMock());

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('/news', () => {
  it('shows four, newest first, under their day, and more on request [2§2 news list] [2§9 page sizes] [2§7 listNews]', async () => {
    const { here } = await renderPage(<NewsScreen search={{}} />, '/news');
    await screen.findByText('Showing 4 of 15');
    expect(titles()).toHaveLength(4);
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
    expect(days.map((day) => Date.parse(day))).toEqual(
      days.map((day) => Date.parse(day)).sort((a, b) => b - a),
    );
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(here()).toBe('/news?page=2');
  });

  it('finds by title and publisher and between two days; a filter stands in the address and can be taken away', async () => {
    const { here } = await renderPage(<NewsScreen search={{}} />, '/news', 'zh');
    await user.type(await screen.findByRole('searchbox', { name: '搜索' }), '电工钢{Enter}');
    expect(decodeURIComponent(here())).toBe('/news?title=电工钢');
    cleanup();
    const second = await renderPage(<NewsScreen search={{ title: '电工钢' }} />, '/news?title=电工钢', 'zh');
    await waitFor(() => expect(titles().every((title) => title?.includes('电工钢'))).toBe(true));
    await user.click(screen.getByRole('button', { name: /标题：电工钢/ }));
    expect(second.here()).toBe('/news');
  });

  it('says when nothing matches, and clears the filters', async () => {
    const { here } = await renderPage(<NewsScreen search={{ title: 'zzz' }} />, '/news?title=zzz');
    await screen.findByText('No matching results');
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await user.click(clear as HTMLElement);
    expect(here()).toBe('/news');
  });

  it('says when there is no news yet, and when it cannot be had, with the code [2§2 news list]', async () => {
    await startMock({ scenario: 'empty' });
    await renderPage(<NewsScreen search={{}} />, '/news');
    await screen.findByText('No news yet');
    cleanup();
    mock.world.faults = [
      { operationId: 'listNews', kind: 'code', value: 7, message: 'Closed for today', times: 1 },
    ];
    await renderPage(<NewsScreen search={{}} />, '/news');
    await screen.findByText('Failed to load news: Closed for today (7)');
  });
});

describe('/news/newsDetailsPage', () => {
  it('shows title, editor, date and text [2§2 news detail] [2§7 getNews]', async () => {
    operate(mock.world, 'publishNews', {
      titleZh: '新规则发布',
      titleEn: 'New rule',
      textZh: '正文',
      textEn: 'The text',
    });
    const [news] = mock.world.store.news.all().filter(({ title }) => title.en === 'New rule');
    mock.world.store.news.update(news?.id ?? '', { abstract: { zh: '摘要', en: 'In short' } });
    await renderPage(<ArticleScreen id={news?.id} />, `/news/newsDetailsPage?id=${news?.id}`);
    await screen.findByRole('heading', { level: 1, name: 'New rule' });
    expect(screen.getByText('The text')).toBeInTheDocument();
    expect(screen.getByText('Editor: Secretariat')).toBeInTheDocument();
    expect(screen.getByText('Published: 20 Nov 2026')).toBeInTheDocument();
    const ways = await screen.findByRole('navigation', { name: 'More news' });
    expect(within(ways).getAllByRole('link')).toHaveLength(3);
  });

  it('leads back to the list from an article that is not there', async () => {
    await renderPage(<ArticleScreen id="news-none" />, '/news/newsDetailsPage?id=news-none');
    await screen.findByText('This article does not exist or is no longer available');
    expect(screen.getByRole('link', { name: 'Back to list' })).toHaveAttribute('href', '/news');
    cleanup();
    await renderPage(<ArticleScreen id={undefined} />, '/news/newsDetailsPage');
    expect(screen.getByText('This article does not exist or is no longer available')).toBeInTheDocument();
  });
});
