import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';
import { notify } from '#src/ui/notify.ts';

/**
 * Number of unread messages. When the server refuses to count, its message is shown as an error (document 1 §8); a network
 * that is away is told by whatever the person does, not by a number in the corner.
 */
export function useUnread(userId: string): number {
  const { data = 0, error } = useQuery(messageQueries.unread(userId));
  useEffect(() => {
    if (error instanceof BusinessError) notify.error(describeError(error, 'inbox.loadFail'));
  }, [error]);
  return data;
}
