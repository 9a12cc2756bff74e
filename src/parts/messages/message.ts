import { numberOf, rowsOf, textOf } from '#src/lib/wire.ts';

/** A message as popover and inbox show it. */
export interface Message {
  id: string;
  /** Untrusted HTML (decision 22). */
  html: string;
  /** `YYYY-MM-DD`: only the date is shown (document 1 §3). */
  date: string;
  unread: boolean;
}

/** One page of the list. */
export interface MessagePage {
  messages: Message[];
  /** Rows that the page brought, also those that could not be read. */
  rows: number;
  /** Messages in all; null when the server does not say. */
  total: number | null;
}

/** A message of the server with what may be missing filled in; null without an id (decision 4). */
export function toMessage(raw: unknown): Message | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const row = raw as Readonly<Record<string, unknown>>;
  const id = textOf(row['id']);
  if (id === '') return null;
  const html = row['sendMsg'];
  return {
    id,
    html: typeof html === 'string' ? html : '',
    date: textOf(row['sendTime']).slice(0, 10),
    // 0 is unread, everything else is read (document 1 §3); a real server may send the digit as text.
    unread: numberOf(row['status']) === 0,
  };
}

/** A page of the list; what is no message is left out. */
export function toMessagePage(raw: unknown): MessagePage {
  const { list, totals } = (typeof raw === 'object' && raw !== null ? raw : {}) as {
    list?: unknown[];
    totals?: unknown;
  };
  const rows = rowsOf(list);
  return {
    messages: rows.map(toMessage).filter((one) => one !== null),
    rows: rows.length,
    total: numberOf(totals),
  };
}
