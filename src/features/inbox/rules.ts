import { INBOX_MORE_MIN_ROWS } from '#src/lib/limits.ts';
import type { ListPage } from '#src/parts/list/use-growing-list.ts';
import type { Message } from '#src/parts/messages/message.ts';

/** A page of the inbox. */
export interface InboxPage extends ListPage<Message> {
  /** Rows that came, also those that could not be read. */
  brought: number;
}

/**
 * Whether the more-button stands under the list: not after a page with fewer than three rows, and not when all are shown
 * (document 2 §9, decision 9).
 */
export function hasMore(pages: readonly Pick<InboxPage, 'brought' | 'total'>[]): boolean {
  const last = pages.at(-1);
  if (last === undefined || last.brought < INBOX_MORE_MIN_ROWS) return false;
  const shown = pages.reduce((sum, { brought }) => sum + brought, 0);
  return last.total === null || shown < last.total;
}
