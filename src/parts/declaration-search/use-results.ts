import { useMemo } from 'react';
import { useQueries, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useSession } from '#src/api/session.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { useSame } from '#src/ui/use-same.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import type { GrowingQuery } from '#src/parts/list/use-growing-list.ts';
import {
  fill,
  pagesToRead,
  type Filled,
  type OwnRules,
  type SentPage,
  type Wanted,
} from '#src/parts/own-filters/fill.ts';
import { PAGES_MAX, searchOf, toRequest, type SearchParams } from './filters.ts';
import { ownFilters, ownRules } from './own-filters.ts';
import { declarationQueries } from './queries.ts';
import type { DeclarationPage } from './read.ts';

export interface Results extends FilledList<Declaration, DeclarationPage> {
  /** Adapted to `GrowingList`. */
  list: GrowingQuery<Declaration>;
  /** More results exist, but the URL has reached its maximum number of pages. */
  atLimit: boolean;
}

/** Rows of a search: as many pages as the URL states, with all active filters applied (decision 31). */
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
  const atLimit = filled.hasMore && pages >= PAGES_MAX;
  // The same object while nothing changes, because the list of results is deferred: a new one would render it twice.
  const results = useSame({ ...filled, rows, atLimit, hasMore: filled.hasMore && !atLimit });
  return useMemo(() => ({ ...results, list: toGrowing(results) }), [results]);
}

/** Stays in the loading state until the first row is found, to avoid a flash of the empty state. */
function toGrowing({
  first,
  rows,
  total,
  about,
  loading,
  error,
  hasMore,
  retry,
}: FilledList<Declaration, DeclarationPage>): GrowingQuery<Declaration> {
  const waiting = first === undefined || (rows.length === 0 && loading && error === null);
  // No count while it is unknown or still changing.
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

type PageQuery<Page, Key extends QueryKey> = UseQueryOptions<Page, unknown, Page, Key> & { queryKey: Key };

interface FilledListOptions<Row, Page extends SentPage<Row>, Key extends QueryKey> {
  pageQuery: (page: number) => PageQuery<Page, Key>;
  wanted: Wanted;
  rules: OwnRules<Row>;
  /** The list without filters, and with each client-side filter alone: a server that applies it finds fewer. */
  probes: { without: PageQuery<Page, Key>; alone: readonly PageQuery<Page, Key>[] };
}

export interface FilledList<Row, Page> extends Filled<Row> {
  first: Page | undefined;
  loading: boolean;
  checking: boolean;
  /** Why a page did not come; null when all did. */
  error: unknown;
  retry: () => void;
}

/** A growing list with client-side filters (decision 31); each page is cached on its own. */
export function useFilled<Row extends { id: string }, Page extends SentPage<Row>, Key extends QueryKey>({
  pageQuery,
  wanted,
  rules,
  probes,
}: FilledListOptions<Row, Page, Key>): FilledList<Row, Page> {
  const client = useQueryClient();
  const reads = pagesToRead((page) => client.getQueryData<Page>(pageQuery(page).queryKey), wanted, rules);
  const pages = useQueries({ queries: Array.from({ length: reads }, (_, at) => pageQuery(at + 1)) });
  const probing = rules.filtering ? [probes.without, ...probes.alone] : [];
  // A failed probe leaves the total unchecked and needs no message.
  const answers = useQueries({ queries: probing.map((probe) => ({ ...probe, meta: { silent: true } })) });

  const [without, ...alone] = answers.map(({ data }) => data?.total);
  const checked = without != null && alone.every((total) => total != null && total < without);
  const failed = pages.filter(({ isError, data }) => isError && data === undefined);
  return {
    ...fill(
      pages.map(({ data }) => data),
      wanted,
      rules,
      checked,
    ),
    first: pages[0]?.data,
    loading: pages.some(({ isFetching, data }) => isFetching && data === undefined),
    checking: answers.some(({ isPending }) => isPending),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const page of failed) void page.refetch();
    },
  };
}
