import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { useFavourites } from './use-favourites.ts';
import type { GrowingQuery } from '#src/parts/list/use-growing-list.ts';
import { saysMissing } from '#src/parts/query-state/query-state.tsx';
import { orderOf } from '#src/parts/declaration-search/own-filters.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';

/** Page size: each favourite costs one request, because no documented call returns several by id. */
const AT_A_TIME = 20;

export interface Marked {
  list: GrowingQuery<DeclarationDetail>;
  /** Ids for which the server answered "not found". */
  gone: readonly string[];
}

/** Favourites as rows. A removed favourite keeps its row until the list closes, so that the removal can be undone. */
export function useMarked({ page = 1, sort }: SearchParams): Marked {
  const { ids } = useFavourites();
  const [atFirst] = useState(ids);
  const all = [...ids.filter((id) => !atFirst.includes(id)), ...atFirst];
  const wanted = all.slice(0, page * AT_A_TIME);
  return useQueries({
    queries: wanted.map((id) => productQueries.detail(id)),
    combine: (results: UseQueryResult<DeclarationDetail>[]): Marked => {
      const gone = wanted.filter((_, at) => saysMissing(results[at]?.error));
      const open = results.filter(({ data, error }) => data === undefined && !saysMissing(error));
      const rows = results.flatMap(({ data }) => data ?? []);
      const error = open.find((one) => one.error !== null)?.error ?? null;
      const first = rows.length === 0 && open.length > 0;
      const isFetching = open.some((one) => one.isFetching);
      return {
        gone,
        list: {
          data: first
            ? undefined
            : {
                rows: sort === undefined ? rows : [...rows].sort(orderOf(sort)),
                total: all.length,
                hasMore: all.length > wanted.length || open.length > 0,
              },
          error: first ? error : null,
          isFetching,
          refetch: () => {
            for (const one of open) void one.refetch();
          },
          growing: !first && isFetching,
          growError: first ? null : error,
        },
      };
    },
  });
}
