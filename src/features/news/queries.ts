import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import type { Language } from '#src/i18n/keys.ts';
import { NEWS_PAGE_SIZE } from '#src/lib/limits.ts';
import { withCleaner } from '#src/ui/clean-html.ts';
import { toArticle, toNewsPage } from './read.ts';
import type { NewsFilters } from './rules.ts';

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
        toArticle(await withCleaner(unwrap(api.POST('/n/portal/get/news/get', { body: { id }, signal })))),
    }),
};
