import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { Language } from '#src/i18n/keys.ts';
import { NEWS_PAGE_SIZE } from '#src/lib/limits.ts';
import { toArticle, toNewsPage, type NewsItem } from './read.ts';
import { neighboursOf, type NewsFilters } from './rules.ts';

/** Page size and maximum number of requests for finding an article's neighbours. */
const SCAN = { rows: 50, calls: 10 } as const;

export const newsQueries = {
  /** One page of the timeline (document 2 §7, §9). */
  page: ({ title, publisher, from, until }: NewsFilters, page: number, language: Language) =>
    queryOptions({
      queryKey: ['news', 'page', { title, publisher, from, until }, page, language],
      queryFn: async ({ signal }) => {
        const body = {
          ...(title !== undefined && { newsTitle: title }),
          ...(publisher !== undefined && { newsPublisher: publisher }),
          ...(from !== undefined && { publishStartTime: from }),
          ...(until !== undefined && { publishEndTime: until }),
          pageNum: page,
          pageSize: NEWS_PAGE_SIZE,
        };
        return toNewsPage(await unwrap(api.POST('/n/portal/list/news', { body, signal })));
      },
    }),
  /** One article with its text (document 2 §7). */
  article: (id: string, language: Language) =>
    queryOptions({
      queryKey: ['news', 'article', id, language],
      queryFn: async ({ signal }) =>
        toArticle(await unwrap(api.POST('/n/portal/get/news/get', { body: { id }, signal }))),
    }),
  /** Articles around one. No call returns them, so the list is read until they are found. */
  neighbours: (id: string, language: Language) =>
    queryOptions({
      queryKey: ['news', 'neighbours', id, language],
      queryFn: async ({ signal }): Promise<readonly NewsItem[]> => {
        const items: NewsItem[] = [];
        for (let pageNum = 1; pageNum <= SCAN.calls; pageNum += 1) {
          const body = { pageNum, pageSize: SCAN.rows };
          const { rows, total } = toNewsPage(await unwrap(api.POST('/n/portal/list/news', { body, signal })));
          items.push(...rows);
          const isAll = rows.length === 0 || items.length >= (total ?? 0);
          const found = neighboursOf(items, id, isAll);
          if (found !== null) return found;
        }
        return [];
      },
      staleTime: 5 * 60_000,
      // Optional links: fail silently.
      meta: { silent: true },
    }),
};
