import type { MessageAbout, MessagePart } from '#src/lib/states.ts';

/** A message as popover and inbox show it. */
export interface Message {
  id: string;
  /** Untrusted HTML (decision 22). */
  html: string;
  /** `YYYY-MM-DD`: only the date is shown (document 1 §3). */
  date: string;
  unread: boolean;
  /** Where it leads; null when it is about nothing that has a page, or the server does not say. */
  about: { kind: MessageAbout; id: string; part: MessagePart | null } | null;
}

/** One page of the list. */
export interface MessagePage {
  messages: Message[];
  /** Rows that the page brought, also those that could not be read. */
  rows: number;
  /** Messages in all; null when the server does not say. */
  total: number | null;
}
