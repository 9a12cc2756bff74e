import type { Same } from '../types.ts';
import type { inboxZh } from '../zh/inbox.ts';

export const inboxEn = {
  title: 'Inbox',
  loadFail: 'Failed to load messages. Try again later.',
} as const satisfies Same<typeof inboxZh>;
