import type { components } from '#src/api/generated/schema.d.ts';
import { MESSAGE_ABOUT, MESSAGE_PARTS } from '#src/lib/states.ts';
import {
  answeredPage,
  day,
  distinct,
  number,
  oneOf,
  record,
  text,
  verbatim,
  type Sent,
} from '#src/lib/received.ts';
import type { Message, MessagePage } from './message.ts';

type Wire = components['schemas'];

function toAbout(sent: unknown): Message['about'] {
  const about = record<Wire['InboxMessageAbout']>(sent);
  const kind = oneOf(MESSAGE_ABOUT, about.kind);
  const id = text(about.id);
  return kind === null || id === '' ? null : { kind, id, part: oneOf(MESSAGE_PARTS, about.part) };
}

/** A message of the server with what may be missing filled in; null without an id (decision 4). */
export function toMessage(sent: Sent<Wire['InboxMessage']> | null): Message | null {
  const row = record(sent);
  const id = text(row.id);
  if (id === '') return null;
  return {
    id,
    html: verbatim(row.sendMsg),
    date: day(row.sendTime),
    // 0 is unread, everything else is read (document 1 §3); a real server may send the digit as text.
    unread: number(row.status) === 0,
    about: toAbout(row.about),
  };
}

/** A page of the list; what is no message is left out. */
export function toMessagePage(sent: Sent<Wire['InboxMessagePage']> | null): MessagePage {
  const { rows, total } = answeredPage<Wire['InboxMessage']>(sent);
  return {
    messages: distinct(rows.map(toMessage).filter((one) => one !== null)),
    rows: rows.length,
    total,
  };
}
