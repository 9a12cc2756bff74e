import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { Language } from '#src/i18n/keys.ts';
import { MESSAGE_PAGE_SIZE, MESSAGE_TYPE } from '#src/lib/limits.ts';
import { toBellMessage, type BellMessage } from './message-rules.ts';

const UNREAD = 0;

export const bellQueries = {
  /** Number of unread messages (document 1 §7). */
  unread: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.messages, 'unread', userId],
      queryFn: async ({ signal }) => {
        const count: unknown = await unwrap(
          api.POST('/p/epd/inner/count', { body: { status: UNREAD, type: MESSAGE_TYPE }, signal }),
        );
        return Number(count) || 0;
      },
      refetchOnWindowFocus: true,
    }),
  /** The newest messages, a popover full (document 1 §7, §9). */
  newest: (userId: string, language: Language) =>
    queryOptions({
      queryKey: [...queryRoot.messages, 'newest', userId, language],
      queryFn: async ({ signal }): Promise<{ messages: BellMessage[]; total: number }> => {
        const body = { pageNum: 1, pageSize: MESSAGE_PAGE_SIZE, type: MESSAGE_TYPE, inlet: 'USER' as const };
        const data = await unwrap(api.POST('/p/epd/inner/list', { body, signal }));
        const messages = (Array.isArray(data.list) ? data.list : [])
          .map(toBellMessage)
          .filter((one) => one !== null);
        return { messages, total: Number(data.totals) || messages.length };
      },
    }),
};

export const bellMutations = {
  /** Opening a message marks it as read (document 1 §4). */
  read: () =>
    mutationOptions({
      mutationFn: (id: string) => unwrap(api.POST('/p/epd/inner/read', { body: { id } })),
      meta: { invalidates: [queryRoot.messages] },
    }),
  readAll: () =>
    mutationOptions({
      mutationFn: (userId: string) => unwrap(api.POST('/p/epd/inner/readAll', { body: { id: userId } })),
      meta: { invalidates: [queryRoot.messages] },
    }),
};

export interface PartnerLink {
  id: string;
  href: string;
  name: string;
}

export const footerQueries = {
  /** Partner links by name; only web addresses (document 1 §7). */
  links: (language: Language) =>
    queryOptions({
      queryKey: ['platform', 'friendlyLinks', language],
      queryFn: async ({ signal }): Promise<PartnerLink[]> => {
        const links = await unwrap(api.GET('/api/n/friendly/link', { signal }));
        return (Array.isArray(links) ? links : []).flatMap(({ id, link, companyName, enCompanyName }) => {
          const name = (language === 'en' ? (enCompanyName ?? companyName) : companyName) || link;
          return /^https?:\/\//i.test(link) ? [{ id: String(id), href: link, name }] : [];
        });
      },
      staleTime: 30 * 60_000,
      meta: { silent: true },
    }),
};
