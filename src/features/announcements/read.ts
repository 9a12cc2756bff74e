import type { Wire } from '#src/api/wire.ts';
import { titled } from '#src/i18n/titled.ts';
import { day, distinct, record, records, readPage, text, verbatim, type Sent } from '#src/lib/received.ts';

function toAttachments(value: unknown) {
  return distinct(
    records<Wire['AnnouncementAttachment']>(value).map(({ id, name }) => ({
      id: text(id),
      name: titled(name),
    })),
  );
}

function toAnnouncement(sent: Sent<Wire['AnnouncementSummary']>) {
  const id = text(sent.id);
  if (id === '') return null;
  return {
    id,
    title: titled(sent.title),
    summary: text(sent.summary),
    /** `YYYY-MM-DD`. */
    date: day(sent.publishTime),
    attachments: toAttachments(sent.attachmentList),
  };
}

/** One page of announcements; rows without content are dropped (decision 4). */
export function toAnnouncementPage(sent: Wire['AnnouncementPage'] | null) {
  return readPage(sent, toAnnouncement);
}

/** One announcement with its text as untrusted HTML; null when the answer contains none. */
export function toAnnouncementText(sent: Wire['Announcement'] | null) {
  const row = record(sent);
  const announcement = toAnnouncement(row);
  return announcement === null ? null : { ...announcement, html: verbatim(row.content) };
}

export type Attachment = ReturnType<typeof toAttachments>[number];

export type Announcement = NonNullable<ReturnType<typeof toAnnouncement>>;

export type AnnouncementText = NonNullable<ReturnType<typeof toAnnouncementText>>;
