import type { Same } from '../types.ts';
import type { noticeZh } from '../zh/notice.ts';

export const noticeEn = {
  title: 'Announcements',
  empty: 'No announcements yet',
} as const satisfies Same<typeof noticeZh>;
