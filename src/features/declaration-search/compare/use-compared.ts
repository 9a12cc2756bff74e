import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { saysMissing, type QueryLike } from '#src/parts/query-state/query-state.tsx';

/** What was found of the declarations of the address. */
export interface Compared {
  details: readonly DeclarationDetail[];
  /** Ids that the server does not know. */
  gone: readonly string[];
}

/** All declarations that are to be compared, as one query. One that does not exist hides none of the others. */
export function useCompared(ids: readonly string[]): QueryLike<Compared> {
  return useQueries({
    queries: ids.map((id) => productQueries.detail(id)),
    combine: (results: UseQueryResult<DeclarationDetail>[]): QueryLike<Compared> => {
      const gone = ids.filter((_, at) => saysMissing(results[at]?.error));
      const open = results.filter(({ data, error }) => data === undefined && !saysMissing(error));
      return {
        data: open.length > 0 ? undefined : { details: results.flatMap(({ data }) => data ?? []), gone },
        error: open.find(({ error }) => error !== null)?.error ?? null,
        isFetching: open.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const one of open) void one.refetch();
        },
      };
    },
  });
}
