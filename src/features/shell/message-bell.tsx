import { type ReactNode, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { latePart } from '#src/ui/late-part.ts';
import { notify } from '#src/ui/notify.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { BellButton } from './bell-button.tsx';

const useOpenBell = latePart(() => import('./message-bell-open.tsx').then((part) => part.OpenMessageBell));

/** Number of unread messages, and the newest ones in a popover (document 1 §2). */
export function MessageBell({ userId }: { userId: string }): ReactNode {
  const unread = useUnread(userId);
  const { Part, trigger } = useOpenBell();
  return Part === null ? (
    <BellButton unread={unread} {...trigger} />
  ) : (
    <Part userId={userId} unread={unread} />
  );
}

/**
 * Number of unread messages; null while unknown. A refusal of the server is shown as an error (document 1 §8); network failures
 * are silent, because user actions report them.
 */
function useUnread(userId: string): number | null {
  const { data = null, error } = useQuery(messageQueries.unread(userId));
  useEffect(() => {
    if (error instanceof BusinessError) notify.error(describeError(error, 'inbox.loadFail'));
  }, [error]);
  return data;
}
