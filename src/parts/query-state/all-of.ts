import type { QueryLike } from './query-state.tsx';

type DataOf<Query> = Query extends { data: infer Data } ? Exclude<Data, undefined> : never;

/** Combines queries: data once all have data; a retry refetches the failed ones. */
export function allOf<Queries extends Record<string, QueryLike<unknown>>>(
  queries: Queries,
): QueryLike<{ [Name in keyof Queries]: DataOf<Queries[Name]> }> {
  const open = Object.values(queries).filter(({ data }) => data === undefined);
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]));
  return {
    // Safe: all are defined here.
    data: open.length === 0 ? (data as { [Name in keyof Queries]: DataOf<Queries[Name]> }) : undefined,
    error: open.find(({ error }) => error !== null)?.error ?? null,
    isFetching: open.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of open) query.refetch();
    },
  };
}
