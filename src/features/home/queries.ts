import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { Language } from '#src/i18n/keys.ts';
import { nameIn } from '#src/lib/names.ts';
import { number, records, text } from '#src/lib/received.ts';
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
        const rows = records(data.list).map((row) => ({
          id: text(row.id),
          number: text(row.epdRegistrationNumber),
          product: nameIn(language, { zh: text(row.productName), en: text(row.productNameEn) }),
          company: nameIn(language, { zh: text(row.companyName), en: text(row.companyNameEn) }),
          gwp: number(row.gwp100),
          validUntil: text(row.epdExpirationDate),
        }));
        return { rows, total: number(data.totals) };
      },
    }),
  /** How many PCRs are published (document 2 §7). */
  pcrTotal: () =>
    queryOptions({
      queryKey: ['pcr', 'total'],
      queryFn: async ({ signal }) => {
        const data = await unwrap(api.POST('/p/pcr/page', { body: { pageNum: 1, pageSize: 1 }, signal }));
        return number(data.totals);
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
        return records(list)
          .slice(0, HEADLINES)
          .map((item) => ({
            id: text(item.id),
            title: text(item.newsTitle),
            summary: text(item.newsAbstract),
            date: text(item.publishTime).slice(0, 10),
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
        return records(data.list).map((item) => ({
          id: text(item.id),
          title: text(item.title),
          summary: text(item.summary),
          date: text(item.publishTime).slice(0, 10),
        }));
      },
    }),
};
