import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { Language } from '#src/i18n/keys.ts';
import { type Message, type MessagePage, toMessage } from '#src/parts/messages/read.ts';
import { fetchMessages } from '#src/parts/messages/queries.ts';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import type { InboxPage } from './rules.ts';

/** Page size for finding one message: the maximum of the contract. */
const SEARCHED_ROWS = 100;

export interface ReadMessages {
  messages: readonly Message[];
  /** False when {@link FILL_CALLS_MAX} requests did not cover the whole list. */
  isAll: boolean;
}

/** Reads page after page until all messages, or the one that is looked for, are there. */
async function readMessages(
  pageOf: (page: number) => Promise<MessagePage>,
  id?: string,
): Promise<ReadMessages> {
  const known = new Map<string, Message>();
  for (let page = 1; page <= FILL_CALLS_MAX; page += 1) {
    const before = known.size;
    const { messages, total } = await pageOf(page);
    for (const message of messages) known.set(message.id, message);
    const isAll = known.size === before || known.size >= (total ?? Infinity);
    if (isAll || (id !== undefined && known.has(id))) return { messages: [...known.values()], isAll };
  }
  return { messages: [...known.values()], isAll: false };
}

/** Null when it is not among all messages. @throws Error when not all could be read */
async function findMessage(
  id: string,
  pageOf: (page: number) => Promise<MessagePage>,
): Promise<Message | null> {
  const { messages, isAll } = await readMessages(pageOf, id);
  const found = messages.find((message) => message.id === id);
  if (found === undefined && !isAll) throw new Error('The message is not among those that were read.');
  return found ?? null;
}

export const inboxQueries = {
  /** A page of the inbox, four messages each (decision 9). */
  page: (userId: string, language: Language, page: number) =>
    queryOptions({
      queryKey: [...queryRoot.messages, 'list', 'inbox', userId, language, page],
      queryFn: async ({ signal }): Promise<InboxPage> => {
        const { messages, rows, total } = await fetchMessages(page, signal);
        return { rows: messages, brought: rows, total };
      },
    }),
  all: (userId: string, language: Language) =>
    queryOptions({
      queryKey: [...queryRoot.messages, 'list', 'all', userId, language],
      queryFn: ({ signal }) => readMessages((page) => fetchMessages(page, signal, SEARCHED_ROWS)),
    }),
  /** One message, or null. The request marks it as read (document 1 §4), so it must not be prefetched on hover. */
  one: (userId: string, id: string, language: Language) =>
    queryOptions({
      queryKey: [...queryRoot.messages, 'one', userId, id, language],
      queryFn: async ({ signal, client }): Promise<Message | null> => {
        const answer = await unwrap(api.POST('/p/epd/inner/read', { body: { id }, signal }), toMessage);
        // Invalidates bell and lists, but not this message, which would loop. A pending count may predate the read mark, so it
        // is cancelled.
        for (const part of ['unread', 'list']) {
          const queryKey = [...queryRoot.messages, part];
          void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
        }
        if (answer !== null) return answer;
        // The documents define no answer: fall back to the message in the list.
        return findMessage(id, (page) => fetchMessages(page, signal, SEARCHED_ROWS));
      },
    }),
};

/** A message as a list that has been read shows it. */
export function listedMessage(
  client: QueryClient,
  userId: string,
  id: string,
  language: Language,
): Message | undefined {
  return ['inbox', 'all', 'newest']
    .flatMap((list) =>
      client.getQueriesData<{ rows?: readonly Message[]; messages?: readonly Message[] }>({
        queryKey: [...queryRoot.messages, 'list', list, userId, language],
      }),
    )
    .flatMap(([, page]) => page?.messages ?? page?.rows ?? [])
    .find((message) => message.id === id);
}
