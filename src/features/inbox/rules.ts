import { containsWords } from '#src/lib/match-words.ts';
import { INBOX_MORE_MIN_ROWS, MESSAGE_PAGE_SIZE } from '#src/lib/limits.ts';
import type { ListPage } from '#src/parts/list/use-growing-list.ts';
import type { Message } from '#src/parts/messages/read.ts';
import { MESSAGE_KINDS, type InboxFilters, type MessageKind } from './filters.ts';

export interface InboxPage extends ListPage<Message> {
  /** Number of rows received, including malformed ones. */
  brought: number;
}

/** Not after a page with fewer than three rows, nor when all are shown (document 2 §9, decision 9). */
export function hasMore(pages: readonly Pick<InboxPage, 'brought' | 'total'>[]): boolean {
  const last = pages.at(-1);
  if (last === undefined || last.brought < INBOX_MORE_MIN_ROWS) return false;
  const shown = pages.reduce((sum, { brought }) => sum + brought, 0);
  return last.total === null || shown < last.total;
}

/** Page of a place in the list, from 1; none for the first page. */
export const pageOf = (place: number): number | undefined =>
  place < MESSAGE_PAGE_SIZE ? undefined : Math.floor(place / MESSAGE_PAGE_SIZE) + 1;

export function kindOf({ about }: Pick<Message, 'about'>): MessageKind {
  return MESSAGE_KINDS.find((kind) => kind === about?.kind) ?? 'OTHER';
}

export const isFiltering = ({ kind, show, q }: InboxFilters): boolean =>
  kind !== undefined || show !== undefined || q !== undefined;

/** Whether a message is kept. A server that does not say what is read keeps all for "unread". */
export function isKept(message: Message, text: string, { kind, show, q }: InboxFilters): boolean {
  return (
    (kind === undefined || kindOf(message) === kind) &&
    (show === undefined || message.unread !== false) &&
    (q === undefined || containsWords(text, q))
  );
}

export type Period = 'today' | 'week' | 'earlier';

/** The Monday of a day's week, `YYYY-MM-DD`. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** Days after today, of a clock that is ahead, count as today. */
export function periodOf(day: string, today: string): Period {
  if (day >= today) return 'today';
  return day >= mondayOf(today) ? 'week' : 'earlier';
}

/** The newest message of an application in its period, and the older ones that are folded under it. */
export interface Thread {
  newest: Message;
  older: Message[];
}

/** Messages, newest first, by period; those of one application are one thread. */
export function inPeriods(
  messages: readonly Message[],
  today: string,
): { period: Period; threads: readonly Thread[] }[] {
  const periods = new Map<Period, Map<string, Thread>>();
  for (const message of messages) {
    const period = periodOf(message.date, today);
    const threads = periods.get(period) ?? new Map<string, Thread>();
    periods.set(period, threads);
    const { about, id } = message;
    const key = about?.kind === 'APPLICATION' ? `application ${about.id}` : `message ${id}`;
    const thread = threads.get(key);
    if (thread === undefined) threads.set(key, { newest: message, older: [] });
    else thread.older.push(message);
  }
  return [...periods].map(([period, threads]) => ({ period, threads: [...threads.values()] }));
}
