import { useQueries, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { QueryLike } from '../query-state/query-state.tsx';

/** One page as a reader of the server's answer gives it. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** Rows in all; null when the server did not say. */
  total: number | null;
}

export interface GrowingRows<Row> extends ListPage<Row> {
  hasMore: boolean;
}

/** A list that grows page by page, ready for `GrowingList`. */
export interface GrowingQuery<Row> extends QueryLike<GrowingRows<Row>> {
  /** A further page is on its way. */
  growing: boolean;
  /** Why a further page did not come; null when all did. */
  growError: unknown;
}

/** No more when the total is at most page size times page number (document 2 §2). */
export function hasMoreOf(pageSize: number): (pages: readonly ListPage<unknown>[]) => boolean {
  return (pages) => (pages.at(-1)?.total ?? 0) > pageSize * pages.length;
}

type RowOf<Page extends ListPage<unknown>> = Page['rows'][number];

interface GrowingListOptions<Page extends ListPage<unknown>, Key extends readonly unknown[]> {
  /** The query of one page, from 1. */
  query: (page: number) => UseQueryOptions<Page, unknown, Page, Key>;
  /** Pages shown, as the address says. */
  pages: number;
  rowKey: (row: RowOf<Page>) => string;
  /** Whether there is more behind the pages that came. */
  hasMore: (pages: readonly NoInfer<Page>[]) => boolean;
}

/**
 * As many pages of a list as the address names, each kept on its own, as one list: a link leads to the same rows, and going
 * back finds them. A row that moved from one page to the next between two calls shows once.
 */
export function useGrowingList<Page extends ListPage<unknown>, Key extends readonly unknown[]>({
  query,
  pages,
  rowKey,
  hasMore,
}: GrowingListOptions<Page, Key>): GrowingQuery<RowOf<Page>> {
  return useQueries({
    queries: Array.from({ length: pages }, (_, index) => query(index + 1)),
    combine: (results: UseQueryResult<Page>[]): GrowingQuery<RowOf<Page>> => {
      const pagesSoFar = results.map(({ data }) => data);
      const hole = pagesSoFar.indexOf(undefined);
      // A list with a hole is none: rows would come in between later.
      const came = (hole < 0 ? pagesSoFar : pagesSoFar.slice(0, hole)).filter((page) => page !== undefined);
      const rows = new Map<string, RowOf<Page>>();
      for (const page of came)
        for (const row of page.rows) if (!rows.has(rowKey(row))) rows.set(rowKey(row), row);
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
