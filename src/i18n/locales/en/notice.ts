import type { Same } from '../types.ts';
import type { noticeZh } from '../zh/notice.ts';

export const noticeEn = {
  title: 'Announcements',
  searchPlaceholder: 'Announcement title',
  attachments: 'Attachments',
  noAttachments: 'No attachments',
  empty: 'No announcements yet',
  notFound: 'This announcement does not exist or was withdrawn',
  publishTime: 'Published: {{date}}',
  titleFilter: 'Title',
  attachmentCount: 'Attachments: {{count}}',
} as const satisfies Same<typeof noticeZh>;
