import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { Language } from '#src/i18n/keys.ts';
import { MESSAGE_PAGE_SIZE, MESSAGE_TYPE } from '#src/lib/limits.ts';
import { type MessagePage, toCount, toMessagePage } from './read.ts';

const UNREAD = 0;

/** document 1 §7 */
export async function fetchMessages(
  pageNum: number,
  signal: AbortSignal,
  pageSize: number = MESSAGE_PAGE_SIZE,
): Promise<MessagePage> {
  const body = { pageNum, pageSize, type: MESSAGE_TYPE, inlet: 'USER' as const };
  return unwrap(api.POST('/p/epd/inner/list', { body, signal }), toMessagePage);
}

/** Shared by bell and inbox; every change invalidates `queryRoot.messages`. */
export const messageQueries = {
  /** Number of unread messages (document 1 §7). */
  unread: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.messages, 'unread', userId],
      queryFn: ({ signal }) =>
        unwrap(
          api.POST('/p/epd/inner/count', { body: { status: UNREAD, type: MESSAGE_TYPE }, signal }),
          toCount,
        ),
      refetchOnWindowFocus: true,
      // message-bell.tsx reports the error.
      meta: { silent: true },
    }),
  /** document 1 §7 */
  newest: (userId: string, language: Language) =>
    queryOptions({
      queryKey: [...queryRoot.messages, 'list', 'newest', userId, language],
      queryFn: ({ signal }) => fetchMessages(1, signal),
    }),
};

export const messageMutations = {
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
