import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { flag } from '#src/lib/received.ts';

export const lcaQueries = {
  /** Whether the user has an active subscription of the LCA tool (document 1 §4). */
  subscription: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.session, 'lcaSubscription', userId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/p/subscription/checkSubscription', { signal }), (sent) => flag(sent) === true),
      // Covers the click after the hover that preloaded it.
      staleTime: 10_000,
      meta: { silent: true },
    }),
};
