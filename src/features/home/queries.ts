import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { Language } from '#src/i18n/keys.ts';
import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { toLatest, toNews, toNotices, toTotal } from './read.ts';

export const HEADLINES = 4;

export const homeQueries = {
  /** Newest declarations, as many as one call gives, and their total number (document 2 §7). */
  declarations: (language: Language) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'home', language],
      queryFn: async ({ signal }) => {
        const body = { pageNum: 1, pageSize: PAGE_SIZE_MAX, sort: 'NEWEST' as const };
        return unwrap(api.POST('/p/epd/page', { body, signal }), (sent) => toLatest(sent, language));
      },
    }),
  /** Number of published PCRs (document 2 §7). */
  pcrTotal: () =>
    queryOptions({
      queryKey: ['pcr', 'total'],
      queryFn: ({ signal }) =>
        unwrap(api.POST('/p/pcr/page', { body: { pageNum: 1, pageSize: 1 }, signal }), toTotal),
      staleTime: 5 * 60_000,
      meta: { silent: true },
    }),
  /** Latest news (document 2 §7). */
  news: (language: Language) =>
    queryOptions({
      queryKey: ['news', 'latest', language],
      queryFn: ({ signal }) =>
        unwrap(api.POST('/n/portal/index/list/news', { signal }), (sent) => toNews(sent).slice(0, HEADLINES)),
    }),
  /** Latest announcements (document 2 §7). */
  notices: (language: Language) =>
    queryOptions({
      queryKey: ['notices', 'latest', language],
      queryFn: async ({ signal }) => {
        const body = { title: '', pageNum: 1, pageSize: HEADLINES };
        return unwrap(api.POST('/api/n/announcement/list', { body, signal }), toNotices);
      },
    }),
};
