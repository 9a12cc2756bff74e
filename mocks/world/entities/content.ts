/** What the platform publishes and says: messages, agreements, links, news, pages. */
import type { Bilingual, Row } from './row.ts';

export interface Message extends Row {
  userId: string;
  /** HTML, untrusted by its readers. */
  html: Bilingual;
  sentAt: number;
  readAt: number | null;
  type: number;
}

export interface Agreement extends Row {
  type: 'REGISTRATION' | 'PRIVACY';
  version: string;
  publishedOn: string;
  expiredOn: string | null;
  title: Bilingual;
  html: Bilingual;
}

export interface FriendlyLinkType extends Row {
  code: string;
  name: Bilingual;
  order: number;
}

export interface FriendlyLink extends Row {
  typeCode: string;
  link: string;
  companyName: Bilingual;
  attachmentId: string;
}

export interface News extends Row {
  title: Bilingual;
  editor: string;
  publisher: string;
  abstract: Bilingual;
  html: Bilingual;
  pictureId: string | null;
  publishedAt: number;
}

export interface Announcement extends Row {
  title: Bilingual;
  summary: Bilingual;
  html: Bilingual;
  publishedAt: number;
  attachmentIds: string[];
}

export interface Resource extends Row {
  type: string;
  name: Bilingual;
  introduction: Bilingual;
  imageId: string | null;
  cnFileId: string | null;
  enFileId: string | null;
  publishedAt: number;
}

export interface HtmlPage extends Row {
  /** `about`, `serve` or `pricing`. */
  name: string;
  html: Bilingual;
}
