import type { Same } from '../types.ts';
import type { inboxZh } from '../zh/inbox.ts';

export const inboxEn = {
  title: 'Inbox',
  readAll: 'Mark all as read',
  readAllDone: 'All messages marked as read',
  viewAll: 'View all messages',
  unread: 'Unread',
  read: 'Read',
  detail: 'Message details',
  sendTime: 'Sent on',
  empty: 'No messages',
  more: 'Show more',
  notFound: 'This message does not exist or was removed',
  loadFail: 'Failed to load messages. Try again later.',
  toApplication: 'Go to the application',
  toVerification: 'Go to the verification record',
  toPcr: 'Go to the PCR request',
  toCompany: 'Go to the certification',
} as const satisfies Same<typeof inboxZh>;
