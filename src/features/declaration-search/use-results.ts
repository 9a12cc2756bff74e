import { useSession } from '#src/api/use-session.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import type { Declaration, Peer } from '#src/parts/declaration/declaration.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { useFilled, type FilledList } from '#src/parts/own-filters/use-filled.ts';
import { PAGES_MAX, searchOf, toRequest, type SearchParams } from './filters.ts';
import { ownFilters, ownRules } from './own-filters.ts';
import { declarationQueries } from './queries.ts';
import type { DeclarationPage } from './read.ts';

export interface Results extends Omit<FilledList<Declaration, DeclarationPage>, 'first'> {
  peers: readonly Peer[];
  /** There is more, but one address holds no more pages. */
  atLimit: boolean;
}

/** The rows of a search: as many pages as the address names, true to every filter that is on (decision 31). */
export function useResults(search: SearchParams): Results {
  const companyCode = useSession()?.companyCode ?? null;
  const pages = search.page ?? 1;
  const query = (of: SearchParams, page: number) => declarationQueries.page(toRequest(of, page, companyCode));
  const { first, hasMore, ...filled } = useFilled({
    pageQuery: (page) => query(search, page),
    wanted: { pages, pageSize: SEARCH_PAGE_SIZE },
    rules: ownRules(search, useToday()),
    probes: {
      without: query(searchOf({}), 1),
      alone: ownFilters(search).map((filter) => query(filter, 1)),
    },
  });
  return {
    ...filled,
    peers: first?.peers ?? [],
    hasMore: hasMore && pages < PAGES_MAX,
    atLimit: hasMore && pages >= PAGES_MAX,
  };
}
