import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { clearSession } from '#src/api/session.ts';
import { useSession } from '#src/api/use-session.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { notify } from '#src/ui/notify.ts';
import { dropUserData } from './drop-user-data.ts';
import { sessionQueries } from './queries.ts';

/** Code 0 says that the session has ended; an unreachable server says nothing (document 1 §4, §8). */
export function saysSessionEnded(error: unknown): boolean {
  return error instanceof BusinessError && error.code === 0;
}

/** Verifies the token when the shell loads; code 0 clears user and token (document 1 §4). Call it once, in the shell. */
export function useSessionCheck(): void {
  const user = useSession();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { error } = useQuery({
    ...sessionQueries.check(user?.id ?? ''),
    enabled: user !== null,
    staleTime: Infinity,
  });
  const ended = user !== null && saysSessionEnded(error);

  useEffect(() => {
    if (!ended) return;
    clearSession();
    notify.warn('auth.sessionExpired');
    // First the guards, which lead away from a private page and offer the login: its data would only be refused.
    void router.invalidate().then(() => dropUserData(queryClient));
  }, [ended, queryClient, router]);
}
