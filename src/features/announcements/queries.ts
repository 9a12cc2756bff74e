import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import type { Language } from '#src/i18n/keys.ts';
import { ANNOUNCEMENT_PAGE_SIZE } from '#src/lib/limits.ts';
import { withCleaner } from '#src/ui/clean-html.ts';
import { toAnnouncementPage, toAnnouncementText } from './read.ts';

export const announcementQueries = {
  /** One page, newest first (document 2 §7, §9). */
  page: (title: string | undefined, page: number, language: Language) =>
    queryOptions({
      queryKey: ['notices', 'page', title ?? '', page, language],
      queryFn: async ({ signal }) => {
        const body = { title: title ?? '', pageNum: page, pageSize: ANNOUNCEMENT_PAGE_SIZE };
        return toAnnouncementPage(await unwrap(api.POST('/api/n/announcement/list', { body, signal })));
      },
    }),
  /** One announcement with its text (document 2 §7). */
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: ['notices', 'one', id, language],
      queryFn: async ({ signal }) =>
        toAnnouncementText(
          await withCleaner(unwrap(api.POST('/api/n/announcement/get', { body: { id }, signal }))),
        ),
    }),
};
