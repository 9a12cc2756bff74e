import type { Wire } from '#src/api/wire.ts';
import { MESSAGE_ABOUT, MESSAGE_PARTS } from '#src/lib/states.ts';
import { ProtocolError } from '#src/lib/errors.ts';
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

function toAbout(sent: unknown) {
  const about = record<Wire['InboxMessageAbout']>(sent);
  const kind = oneOf(MESSAGE_ABOUT, about.kind);
  const id = text(about.id);
  return kind === null || id === '' ? null : { kind, id, part: oneOf(MESSAGE_PARTS, about.part) };
}

/** Null without an id (decision 4). */
export function toMessage(sent: Sent<Wire['InboxMessage']> | null) {
  const row = record(sent);
  const id = text(row.id);
  if (id === '') return null;
  return {
    id,
    /** decision 22 */
    html: verbatim(row.sendMsg),
    /** `YYYY-MM-DD` (document 1 §3). */
    date: day(row.sendTime),
    // 0 is unread, anything else is read (document 1 §3).
    unread: row.status === undefined ? null : number(row.status) === 0,
    /** Null if it concerns no page or is omitted. */
    about: toAbout(row.about),
  };
}

/** @throws ProtocolError if it is no number */
export function toCount(value: unknown): number {
  const count = number(value);
  if (count === null) throw new ProtocolError('The answer is no number.', { drift: { pointer: '', value } });
  return count;
}

export function toMessagePage(sent: Sent<Wire['InboxMessagePage']> | null) {
  const { rows, total } = answeredPage<Wire['InboxMessage']>(sent, ['id']);
  return {
    messages: distinct(rows.map(toMessage).filter((one) => one !== null)),
    /** Including rows that could not be parsed. */
    rows: rows.length,
    total,
  };
}

export type Message = NonNullable<ReturnType<typeof toMessage>>;

export type MessagePage = ReturnType<typeof toMessagePage>;
