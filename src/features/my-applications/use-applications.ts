import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useMemo } from 'react';
import { toAsk, withAnswers } from './answers.ts';
import type { ApplicationDetail, Contract, MyApplication, Quote } from './model.ts';
import { applicationQueries } from './queries.ts';
import type { AllApplications } from './read-all.ts';

/** Applications of which the portal asks what the list leaves unsaid: a company rarely has more that are open. */
export const ASKED_MAX = 20;
/** How long an answer serves an overview, ms. Dialogs always read anew. */
const FRESH_MS = 30_000;
/** Calls at once: what people press meanwhile is not to wait behind them. */
const inTurn = pLimit(4);

interface Options {
  /** Rows that are asked about before others are; without it as the list orders them. */
  first?: (rows: readonly MyApplication[]) => readonly MyApplication[];
  /** How many are asked about. */
  max?: number;
  /** How often to look again, ms; also in a tab in the background. */
  every?: number;
}

interface Applications {
  /** The list, with what further answers have added so far. */
  query: Pick<UseQueryResult<AllApplications>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Further answers are on their way. */
  asking: boolean;
}

interface Told<Data> {
  data: (Data | undefined)[];
  pending: boolean;
}

/** One function for all, so that the results keep their identity while nothing changes. */
function toldOf<Data>(results: readonly { data: Data | undefined; isPending: boolean }[]): Told<Data> {
  return { data: results.map(({ data }) => data), pending: results.some(({ isPending }) => isPending) };
}

/**
 * Every application of the company. What the list leaves unsaid is asked beside it by the documented calls (document 2 §7):
 * the list never waits for them, and a call that fails leaves its row as it was.
 */
export function useApplications(
  userId: string,
  { first, max = ASKED_MAX, every }: Options = {},
): Applications {
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
    combine: toldOf<Quote | null>,
  });
  const contracts = useQueries({
    queries: ids.contract.map((id) => ({ ...applicationQueries.contract(id, inTurn), ...overview })),
    combine: toldOf<Contract | null>,
  });
  const details = useQueries({
    queries: ids.detail.map((id) => ({ ...applicationQueries.detail(id, inTurn), ...overview })),
    combine: toldOf<ApplicationDetail>,
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
    query: { data: known, error, isFetching, refetch },
    asking: quotes.pending || contracts.pending || details.pending,
  };
}
