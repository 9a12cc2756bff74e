import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { Language } from '#src/i18n/keys.ts';
import type { Message } from '#src/parts/messages/message.ts';
import { fetchMessages } from '#src/parts/messages/queries.ts';
import { toMessage } from '#src/parts/messages/read.ts';
import type { InboxPage } from './rules.ts';

/** Rows to look through for one message, at most what the contract allows for a page. */
const SEARCHED_ROWS = 100;

export const inboxQueries = {
  /** A page of the inbox, four a page (decision 9). */
  page: (userId: string, language: Language, page: number) =>
    queryOptions({
      queryKey: [...queryRoot.messages, 'list', 'inbox', userId, language, page],
      queryFn: async ({ signal }): Promise<InboxPage> => {
        const { messages, rows, total } = await fetchMessages(page, signal);
        return { rows: messages, brought: rows, total };
      },
    }),
  /**
   * One message; null when there is none. Reading it marks it as read (document 1 §4), so it must never be prepared for
   * somebody who only hovers over a link.
   */
  one: (userId: string, id: string, language: Language) =>
    queryOptions({
      queryKey: [...queryRoot.messages, 'one', userId, id, language],
      queryFn: async ({ signal, client }): Promise<Message | null> => {
        const answer = await unwrap(api.POST('/p/epd/inner/read', { body: { id }, signal }), toMessage);
        // Bell and lists, not this message: it would be read again for ever. A count that is still on its way may have
        // been made before the reading, so it is given up.
        for (const part of ['unread', 'list']) {
          const queryKey = [...queryRoot.messages, part];
          void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
        }
        if (answer !== null) return answer;
        // The documents name no answer: a server that gives none has the message in its list.
        const { messages } = await fetchMessages(1, signal, SEARCHED_ROWS);
        return messages.find((message) => message.id === id) ?? null;
      },
    }),
};
