import { useQueries, useQuery } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useCallback, useMemo } from 'react';
import { toAsk, withAnswers } from './answers.ts';
import type { ApplicationDetail, Contract, MyApplication, Quote } from './model.ts';
import { applicationQueries } from './queries.ts';

/** Maximum number of applications completed by further calls; a company rarely has more open ones. */
export const ASKED_MAX = 20;
/** Stale time of the further answers in an overview, ms; dialogs always refetch. */
const FRESH_MS = 30_000;
/** Limits concurrency, so that requests of user actions are not queued behind these. */
const inTurn = pLimit(4);

interface Options {
  /** Rows to complete first; by default the order of the list. */
  first?: (rows: readonly MyApplication[]) => readonly MyApplication[];
  /** Maximum number of applications to complete. */
  max?: number;
  /** Polling interval, ms; also in background tabs. */
  every?: number;
}

/** A single function, because TanStack Query keeps the combined result stable only for a stable `combine`. */
function combinedOf<Data>(results: readonly { data: Data | undefined; isPending: boolean }[]) {
  return { data: results.map(({ data }) => data), pending: results.some(({ isPending }) => isPending) };
}

/**
 * All applications of the company, completed by documented calls where the list has gaps (document 2 §7). The list renders
 * without waiting for them, and a failed call leaves its row unchanged.
 */
export function useApplications(userId: string, { first, max = ASKED_MAX, every }: Options = {}) {
  const again = every === undefined ? {} : { refetchInterval: every, refetchIntervalInBackground: true };
  const { data, error, isFetching, refetch } = useQuery({
    ...applicationQueries.all(userId),
    ...again,
    ...(every === undefined ? {} : { meta: { silent: true } }),
  });
  const ids = useMemo(() => {
    const rows = data?.rows ?? [];
    return toAsk(first?.(rows) ?? rows, max);
  }, [data, first, max]);
  const overview = { ...again, staleTime: FRESH_MS, refetchOnWindowFocus: true, meta: { silent: true } };
  const quotes = useQueries({
    queries: ids.quote.map((id) => ({ ...applicationQueries.quote(id, inTurn), ...overview })),
    combine: combinedOf<Quote | null>,
  });
  const contracts = useQueries({
    queries: ids.contract.map((id) => ({ ...applicationQueries.contract(id, inTurn), ...overview })),
    combine: combinedOf<Contract | null>,
  });
  const details = useQueries({
    queries: ids.detail.map((id) => ({ ...applicationQueries.detail(id, inTurn), ...overview })),
    combine: combinedOf<ApplicationDetail>,
  });
  const known = useMemo(() => {
    if (data === undefined) return undefined;
    const rows = data.rows.map((row) => ({
      ...row,
      progress: withAnswers(row.progress, {
        quote: quotes.data[ids.quote.indexOf(row.id)],
        contract: contracts.data[ids.contract.indexOf(row.id)],
        detail: details.data[ids.detail.indexOf(row.id)],
      }),
    }));
    return { ...data, rows };
  }, [data, ids, quotes, contracts, details]);
  return {
    /** The list, merged with the further answers received so far. */
    query: { data: known, error, isFetching, refetch },
    /** Further answers are pending. */
    asking: quotes.pending || contracts.pending || details.pending,
  };
}

/** One application of the company, by the id of a link; undefined while loading, or when the company has none of it. */
export function useApplication(userId: string, id: string) {
  const isIt = useCallback((row: MyApplication) => row.id === id || row.applyId === id, [id]);
  const { query } = useApplications(userId, {
    first: useCallback((rows) => rows.filter(isIt), [isIt]),
  });
  return { query, application: query.data?.rows.find(isIt) };
}
