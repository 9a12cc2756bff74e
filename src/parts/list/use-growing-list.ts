import { useQueries, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { QueryLike } from '../query-state/query-state.tsx';
import { mayGoOn } from './may-go-on.ts';

export interface ListPage<Row> {
  rows: readonly Row[];
  total: number | null;
}

export interface GrowingRows<Row> extends ListPage<Row> {
  hasMore: boolean;
}

export interface GrowingQuery<Row> extends QueryLike<GrowingRows<Row>> {
  growing: boolean;
  /** Of a further page. */
  growError: unknown;
}

/** document 2 §2. Without a total, a full new page suggests more. */
export function hasMoreOf(pageSize: number): (pages: readonly ListPage<unknown>[]) => boolean {
  return (pages) => {
    const last = pages.at(-1);
    if (last === undefined) return false;
    return last.total === null ? mayGoOn(pages, pageSize) : last.total > pageSize * pages.length;
  };
}

type RowOf<Page extends ListPage<unknown>> = Page['rows'][number];

interface GrowingListOptions<Page extends ListPage<{ id: string }>, Key extends readonly unknown[]> {
  query: (page: number) => UseQueryOptions<Page, unknown, Page, Key>;
  pages: number;
  hasMore: (pages: readonly NoInfer<Page>[]) => boolean;
}

/** Each page is cached on its own, so that links and back navigation restore the same rows. */
export function useGrowingList<Page extends ListPage<{ id: string }>, Key extends readonly unknown[]>({
  query,
  pages,
  hasMore,
}: GrowingListOptions<Page, Key>): GrowingQuery<RowOf<Page>> {
  return useQueries({
    queries: Array.from({ length: pages }, (_, index) => query(index + 1)),
    combine: (results: UseQueryResult<Page>[]): GrowingQuery<RowOf<Page>> => {
      const pagesSoFar = results.map(({ data }) => data);
      const hole = pagesSoFar.indexOf(undefined);
      // Stops at the first missing page, so that no rows are inserted above visible ones later.
      const came = (hole < 0 ? pagesSoFar : pagesSoFar.slice(0, hole)).filter((page) => page !== undefined);
      const rows = new Map<string, RowOf<Page>>();
      for (const page of came) for (const row of page.rows) if (!rows.has(row.id)) rows.set(row.id, row);
      const open = results.filter(({ data }) => data === undefined);
      const error = open.find((one) => one.error !== null)?.error ?? null;
      const isFetching = open.some((one) => one.isFetching);
      return {
        data:
          results[0]?.data === undefined
            ? undefined
            : {
                rows: [...rows.values()],
                total: came.at(-1)?.total ?? null,
                hasMore: open.length > 0 || hasMore(came),
              },
        error,
        isFetching,
        refetch: () => {
          for (const one of open) void one.refetch();
        },
        growing: results[0]?.data !== undefined && isFetching,
        growError: results[0]?.data === undefined ? null : error,
      };
    },
  });
}
