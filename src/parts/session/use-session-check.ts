import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { clearSession, useSession } from '#src/api/session.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { notify } from '#src/ui/notify.ts';
import { dropUserData } from './drop-user-data.ts';
import { sessionQueries } from './queries.ts';

/** Transport errors say nothing about the session (document 1 §4, §8). */
export function saysSessionEnded(error: unknown): boolean {
  return error instanceof BusinessError && error.code === 0;
}

/** Verifies the token when the layout mounts; code 0 clears user and token (document 1 §4). Use it once, in the layout. */
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
    // Guards first: they leave a private page, whose data would only be refused.
    void router.invalidate().then(() => dropUserData(queryClient));
  }, [ended, queryClient, router]);
}
