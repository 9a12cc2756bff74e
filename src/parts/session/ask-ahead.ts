import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '#src/api/session.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import type { Closed } from './run-gate.ts';

/** Not for refused users: a refused call would end the session. Errors are left to the page. */
export function askAhead(
  { queryClient, turnedAway }: { queryClient: QueryClient; turnedAway: Closed | null },
  ask: (user: StoredUser, queryClient: QueryClient) => readonly Promise<unknown>[],
): void {
  const user = currentUser();
  if (user !== null && turnedAway === null) void Promise.allSettled(ask(user, queryClient));
}
