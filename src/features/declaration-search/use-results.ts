import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useSession } from '#src/api/use-session.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import type { Declaration, Peer } from '#src/parts/declaration/declaration.ts';
import { PAGES_MAX, toRequest, type SearchParams } from './filters.ts';
import { declarationQueries, type DeclarationPage } from './queries.ts';

export interface Results {
  rows: readonly Declaration[];
  /** All that match; null until the first page is there. */
  total: number | null;
  peers: readonly Peer[];
  loading: boolean;
  /** Why a page did not come; null when all did. */
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  /** There is more, but one address holds no more pages. */
  atLimit: boolean;
}

/** Joins the pages; a declaration that moved from one page to the next between two calls shows once. */
function joined(pages: UseQueryResult<DeclarationPage>[]): Results {
  const rows = new Map<string, Declaration>();
  for (const page of pages)
    for (const row of page.data?.rows ?? []) rows.set(row.id, rows.get(row.id) ?? row);
  const total = pages.findLast(({ data }) => data !== undefined)?.data?.total ?? null;
  const failed = pages.filter(({ isError, data }) => isError && data === undefined);
  // Documented: no more when the total is at most page size times page number (document 2 §2).
  const rest = total !== null && total > SEARCH_PAGE_SIZE * pages.length;
  return {
    rows: [...rows.values()],
    total,
    peers: pages[0]?.data?.peers ?? [],
    loading: pages.some(({ isFetching, data }) => isFetching && data === undefined),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const page of failed) void page.refetch();
    },
    hasMore: rest && pages.length < PAGES_MAX,
    atLimit: rest && pages.length >= PAGES_MAX,
  };
}

/** The rows of a search: as many pages as the address names, each kept on its own. */
export function useResults(search: SearchParams): Results {
  const companyCode = useSession()?.companyCode ?? null;
  return useQueries({
    queries: Array.from({ length: search.page ?? 1 }, (_, index) =>
      declarationQueries.page(toRequest(search, index + 1, companyCode)),
    ),
    combine: joined,
  });
}
