import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { Language } from '#src/i18n/keys.ts';
import { RESOURCE_PAGE_SIZE } from '#src/lib/limits.ts';
import { toResourcePage } from './read.ts';

export const resourceQueries = {
  /** One page of a tab, five a page (document 2 §7, §9). */
  page: (type: string, page: number, language: Language) =>
    queryOptions({
      queryKey: ['resources', type, page, language],
      queryFn: async ({ signal }) => {
        const body = { type, pageNum: page, pageSize: RESOURCE_PAGE_SIZE };
        return toResourcePage(await unwrap(api.POST('/n/resource/manage/page', { body, signal })));
      },
    }),
};
