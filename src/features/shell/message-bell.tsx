import type { ReactNode } from 'react';
import { latePart } from '#src/ui/late-part.ts';
import { BellButton } from './bell-button.tsx';
import { useUnread } from './use-unread.ts';

const useOpenBell = latePart(() => import('./message-bell-open.tsx').then((part) => part.OpenMessageBell));

/** The bell: how much is unread, and the newest messages in a popover (document 1 §2). */
export function MessageBell({ userId }: { userId: string }): ReactNode {
  const unread = useUnread(userId);
  const { Part, trigger } = useOpenBell();
  return Part === null ? (
    <BellButton unread={unread} {...trigger} />
  ) : (
    <Part userId={userId} unread={unread} />
  );
}
