import { noop, type QueryClient } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { platformQueries } from '#src/api/shared/platform.ts';
import { toVisits } from '#src/api/shared/read.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { AnyRouter } from '@tanstack/react-router';

/**
 * Counts a visit on every navigation (document 1 §7 `/api/n/pvuv/count`) and keeps the answer for the home page. Its
 * failure concerns nobody. Another page, another record and another search are navigations; a place on the page is none.
 */
export function countVisitsOf(router: Pick<AnyRouter, 'subscribe'>, queryClient: QueryClient): () => void {
  return router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    // A place on the same page, or what the history remembers of it, is no other address.
    const same =
      fromLocation?.pathname === toLocation.pathname && fromLocation.searchStr === toLocation.searchStr;
    if (same) return;
    unwrap(api.POST('/api/n/pvuv/count'))
      .then((visits) => queryClient.setQueryData(platformQueries.visits().queryKey, toVisits(visits)))
      .catch(noop);
  });
}
