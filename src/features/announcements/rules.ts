/** Announcements of the platform (document 2 §2, §3). */

export interface Attachment {
  id: string;
  name: string;
}

export interface Announcement {
  id: string;
  title: string;
  summary: string;
  /** `YYYY-MM-DD`. */
  date: string;
  attachments: readonly Attachment[];
}

export interface AnnouncementText extends Announcement {
  /** Untrusted HTML. */
  html: string;
}
