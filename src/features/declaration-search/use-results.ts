import { useSession } from '#src/api/use-session.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { useSame } from '#src/ui/use-same.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import type { GrowingQuery } from '#src/parts/list/use-growing-list.ts';
import { useFilled, type FilledList } from '#src/parts/own-filters/use-filled.ts';
import { PAGES_MAX, searchOf, toRequest, type SearchParams } from './filters.ts';
import { ownFilters, ownRules } from './own-filters.ts';
import { declarationQueries } from './queries.ts';
import type { DeclarationPage } from './read.ts';

export interface Results extends FilledList<Declaration, DeclarationPage> {
  /** The same as `GrowingList` wants it. */
  list: GrowingQuery<Declaration>;
  /** There is more, but one address holds no more pages. */
  atLimit: boolean;
}

/** The rows of a search: as many pages as the address names, true to every filter that is on (decision 31). */
export function useResults(search: SearchParams): Results {
  const companyCode = useSession()?.companyCode ?? null;
  const pages = search.page ?? 1;
  const query = (of: SearchParams, page: number) => declarationQueries.page(toRequest(of, page, companyCode));
  const filled = useFilled({
    pageQuery: (page) => query(search, page),
    wanted: { pages, pageSize: SEARCH_PAGE_SIZE },
    rules: ownRules(search, useToday()),
    probes: {
      without: query(searchOf({}), 1),
      alone: ownFilters(search).map((filter) => query(filter, 1)),
    },
  });
  const rows = useSame(filled.rows);
  const results = { ...filled, rows, hasMore: filled.hasMore && pages < PAGES_MAX };
  return {
    ...results,
    list: toGrowing(results),
    atLimit: filled.hasMore && pages >= PAGES_MAX,
  };
}

/** While no row was found and pages are still being read there is no list yet: an empty one would flash. */
function toGrowing({
  rows,
  total,
  about,
  loading,
  error,
  hasMore,
  retry,
}: FilledList<Declaration, DeclarationPage>): GrowingQuery<Declaration> {
  const waiting = total === null || (rows.length === 0 && loading && error === null);
  // No count stands there of which nothing is known yet, or while it still changes.
  const known = rows.length > 0 && !(about && loading);
  return {
    data: waiting
      ? undefined
      : { rows, total: known ? total : null, hasMore: hasMore || error !== null || loading },
    error: waiting ? error : null,
    isFetching: loading,
    refetch: retry,
    growing: loading,
    growError: error,
  };
}
