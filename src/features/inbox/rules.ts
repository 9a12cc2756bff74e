import { INBOX_MORE_MIN_ROWS } from '#src/lib/limits.ts';
import type { Message, MessagePage } from '#src/parts/messages/message.ts';

/**
 * Whether the more-button stands under the list: not after a page with fewer than three rows, and not when all are shown
 * (document 2 §9, decision 9).
 */
export function hasMore(pages: readonly Pick<MessagePage, 'rows' | 'total'>[]): boolean {
  const last = pages.at(-1);
  if (last === undefined || last.rows < INBOX_MORE_MIN_ROWS) return false;
  const shown = pages.reduce((sum, { rows }) => sum + rows, 0);
  return last.total === null || shown < last.total;
}

/** The pages as one list. A message that moved on while the next page was read shows once. */
export function joined(pages: readonly MessagePage[]): Message[] {
  const known = new Map<string, Message>();
  for (const { messages } of pages) {
    for (const message of messages) if (!known.has(message.id)) known.set(message.id, message);
  }
  return [...known.values()];
}
