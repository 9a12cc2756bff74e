import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { describeError } from '#src/i18n/error-text.ts';
import { HttpError, isRetryable } from '#src/lib/errors.ts';
import { notify } from '#src/ui/notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: unknown;
    queryMeta: { silent?: boolean };
    /** `silent`: the form reports errors. `invalidates`: query keys to invalidate after success. */
    mutationMeta: { silent?: boolean; invalidates?: readonly QueryKey[] };
  }
}

const RETRIES = 2;

/**
 * Transport errors are retried, refusals never. A failed refetch keeps its data; a failed mutation shows a toast unless
 * silent.
 */
export function createPortalQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isEndedSession(error) || query.meta?.silent === true) return;
        if (query.state.data !== undefined) notify.error(describeError(error));
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isEndedSession(error) || mutation.meta?.silent === true) return;
        notify.error(describeError(error));
      },
      onSuccess: (_data, _variables, _result, mutation) => {
        for (const queryKey of mutation.meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
    defaultOptions: {
      // Offline mutations fail at once; paused ones would be sent later without the user's knowledge.
      mutations: { retry: false, networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (count, error) => count < RETRIES && isRetryable(error),
        retryDelay: (count) => Math.min(500 * 2 ** count, 4000),
        refetchOnWindowFocus: false,
      },
    },
  });
  return client;
}

// The 401 handler has already shown a message.
function isEndedSession(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}
