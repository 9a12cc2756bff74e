import { noop, type QueryClient } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import { platformQueries } from '#src/api/shared/platform.ts';
import { toVisits } from '#src/api/shared/read.ts';
import type { AnyRouter } from '@tanstack/react-router';

/** Path and search count, the hash does not (document 1 §7 `/api/n/pvuv/count`). */
export function countVisitsOf(router: Pick<AnyRouter, 'subscribe'>, queryClient: QueryClient): () => void {
  return router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    // Only hash or history state changed.
    const same =
      fromLocation?.pathname === toLocation.pathname && fromLocation.searchStr === toLocation.searchStr;
    if (same) return;
    unwrap(api.POST('/api/n/pvuv/count'))
      .then((visits) => queryClient.setQueryData(platformQueries.visits().queryKey, toVisits(visits)))
      .catch(noop);
  });
}
