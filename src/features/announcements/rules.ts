import * as v from 'valibot';
import { codeParam, wordsParam } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';

/** Announcements of the platform (document 2 §2, §3). */

/** Longest title that can be looked for (contract of /api/n/announcement/list). */
export const TITLE_MAX = 100;
const PAGES_MAX = 50;

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
  /** Untrusted. */
  html: string;
}

/** The list in the address. */
export const announcementsSearch = v.object({ title: wordsParam(TITLE_MAX), page: pageParam(PAGES_MAX) });
export type AnnouncementsSearch = v.InferOutput<typeof announcementsSearch>;

/** One announcement by its address. */
export const announcementSearch = v.object({ id: codeParam() });
