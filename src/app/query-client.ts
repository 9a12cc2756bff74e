import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { describeError } from '#src/i18n/error-text.ts';
import { HttpError, isRetryable } from '#src/lib/errors.ts';
import { notify } from '#src/ui/notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: unknown;
    queryMeta: { silent?: boolean };
    /** `silent`: the form shows the error itself. `invalidates`: read again after success. */
    mutationMeta: { silent?: boolean; invalidates?: readonly QueryKey[] };
  }
}

const RETRIES = 2;

/**
 * Caching and the error policy of every call: transport trouble is tried again, refusals never; a screen that has data
 * keeps it and a toast tells of the failed refresh; a failed action says so unless its form does.
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
      // Without a network a call fails at once and says so: what waits for the network would be sent later, unasked.
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

// The 401 path has already said it and gone home.
function isEndedSession(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}
