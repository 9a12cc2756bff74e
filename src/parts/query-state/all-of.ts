import type { QueryLike } from './query-state.tsx';

type DataOf<Query> = Query extends { data: infer Data } ? Exclude<Data, undefined> : never;

/** Several queries that a screen needs together, as one: it has data when all have, and asks again for what failed. */
export function allOf<Queries extends Record<string, QueryLike<unknown>>>(
  queries: Queries,
): QueryLike<{ [Name in keyof Queries]: DataOf<Queries[Name]> }> {
  const open = Object.values(queries).filter(({ data }) => data === undefined);
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]));
  return {
    // Under the names of the queries, none of them undefined now.
    data: open.length === 0 ? (data as { [Name in keyof Queries]: DataOf<Queries[Name]> }) : undefined,
    error: open.find(({ error }) => error !== null)?.error ?? null,
    isFetching: open.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of open) query.refetch();
    },
  };
}
