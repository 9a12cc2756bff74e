import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '#src/api/session.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import type { Closed } from './run-gate.ts';

/**
 * What the `loader` of a guarded page asks for while the page itself still comes. Whoever was turned away asks for nothing: a
 * refused call would end a session that never was. Nothing here fails: the page asks again, and shows what went wrong.
 *
 * @param context of the route, with what `guardRoute` decided
 * @param ask starts the questions of somebody who is let in
 */
export function askAhead(
  { queryClient, turnedAway }: { queryClient: QueryClient; turnedAway: Closed | null },
  ask: (user: StoredUser, queryClient: QueryClient) => readonly Promise<unknown>[],
): void {
  const user = currentUser();
  if (user !== null && turnedAway === null) void Promise.allSettled(ask(user, queryClient));
}
