/** Filters of the inbox in the URL; the route reads them before the inbox is loaded. */

/** In place of an id: all messages (document 1 §2), in any case as the rest of an address (decision 17). */
export const isAll = (id: unknown): boolean => /^all$/i.test(String(id));

/** Kinds of messages to choose from; all but four stand together. */
export const MESSAGE_KINDS = ['APPLICATION', 'VERIFICATION', 'PCR_REQUEST', 'DECLARATION', 'OTHER'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface InboxFilters {
  kind?: MessageKind | undefined;
  show?: 'unread' | undefined;
  q?: string | undefined;
}
