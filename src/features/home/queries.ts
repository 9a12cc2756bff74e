import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { Language } from '#src/i18n/keys.ts';
import { nameIn, numberOf, rowsOf, textOf } from '#src/lib/wire.ts';
import type { Headline, LatestDeclaration } from './rules.ts';

/** Rows of the register on the home page, and of each list of headlines. */
export const LATEST_ROWS = 5;
export const HEADLINES = 4;

export const homeQueries = {
  /** The newest declarations, and how many are published in all (document 2 §7). */
  declarations: (language: Language) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'home', language],
      queryFn: async ({ signal }): Promise<{ rows: LatestDeclaration[]; total: number | null }> => {
        const body = { pageNum: 1, pageSize: LATEST_ROWS, sort: 'NEWEST' as const };
        const data = await unwrap(api.POST('/p/epd/page', { body, signal }));
        const rows = rowsOf(data.list).map((row) => ({
          id: textOf(row.id),
          number: textOf(row.epdRegistrationNumber),
          product: nameIn(language, { zh: textOf(row.productName), en: textOf(row.productNameEn) }),
          company: nameIn(language, { zh: textOf(row.companyName), en: textOf(row.companyNameEn) }),
          gwp: numberOf(row.gwp100),
          validUntil: textOf(row.epdExpirationDate),
        }));
        return { rows, total: numberOf(data.totals) };
      },
    }),
  /** How many PCRs are published (document 2 §7). */
  pcrTotal: () =>
    queryOptions({
      queryKey: ['pcr', 'total'],
      queryFn: async ({ signal }) => {
        const data = await unwrap(api.POST('/p/pcr/page', { body: { pageNum: 1, pageSize: 1 }, signal }));
        return numberOf(data.totals);
      },
      staleTime: 5 * 60_000,
      meta: { silent: true },
    }),
  /** The latest news (document 2 §7). */
  news: (language: Language) =>
    queryOptions({
      queryKey: ['news', 'latest', language],
      queryFn: async ({ signal }): Promise<Headline[]> => {
        const list = await unwrap(api.POST('/n/portal/index/list/news', { signal }));
        return rowsOf(list)
          .slice(0, HEADLINES)
          .map((item) => ({
            id: textOf(item.id),
            title: textOf(item.newsTitle),
            summary: textOf(item.newsAbstract),
            date: textOf(item.publishTime).slice(0, 10),
          }));
      },
    }),
  /** The latest announcements (document 2 §7). */
  notices: (language: Language) =>
    queryOptions({
      queryKey: ['notices', 'latest', language],
      queryFn: async ({ signal }): Promise<Headline[]> => {
        const body = { title: '', pageNum: 1, pageSize: HEADLINES };
        const data = await unwrap(api.POST('/api/n/announcement/list', { body, signal }));
        return rowsOf(data.list).map((item) => ({
          id: textOf(item.id),
          title: textOf(item.title),
          summary: textOf(item.summary),
          date: textOf(item.publishTime).slice(0, 10),
        }));
      },
    }),
};
