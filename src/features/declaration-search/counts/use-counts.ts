import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#src/api/use-session.ts';
import { COUNTED_ROWS_MAX } from '#src/lib/limits.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { searchOf, toRequest, type SearchParams } from '../filters.ts';
import { declarationQueries } from '../queries.ts';
import { furtherQueries } from '../further-queries.ts';
import { countsOf, type Counts } from './counts.ts';

/**
 * Counts beside the values of the filters; null while they are not known. They are counted here, over all rows that keyword and
 * days find, so that they are true on every server. Where these are too many, over those of the chosen company and PCR; where
 * even these are, nothing is said: a sample would favour the newest.
 * @param enabled once the list itself is there
 */
export function useCounts(search: SearchParams, enabled: boolean): Counts | null {
  const { keyword, from, until, company, pcr } = search;
  const today = useToday();
  const wide = useAll(searchOf({ keyword, from, until }), enabled);
  const chosen = company !== undefined || pcr !== undefined;
  const narrower = chosen && wide === 'tooMany';
  const near = useAll(narrower ? searchOf({ keyword, from, until, company, pcr }) : null, enabled);
  return useMemo(() => {
    if (Array.isArray(wide)) return countsOf(wide, search, today, true);
    return Array.isArray(near) ? countsOf(near, search, today, false) : null;
  }, [wide, near, search, today]);
}

/** All rows of a search. @param search null: nobody asks. To ask and not to want an answer would draw with each step of the same one. */
function useAll(search: SearchParams | null, enabled: boolean): Declaration[] | 'tooMany' | null {
  const companyCode = useSession()?.companyCode ?? null;
  const requests = search === null ? [] : [toRequest(search, 1, companyCode)];
  // The same page that the list without filters of ours shows.
  const [first] = useQueries({
    queries: requests.map((request) => ({
      ...declarationQueries.page(request),
      enabled,
      meta: { silent: true },
    })),
  });
  const total = first?.data?.total ?? 0;
  const few = first?.data !== undefined && total <= COUNTED_ROWS_MAX;
  const [all] = useQueries({
    queries: requests.map((request) => ({ ...furtherQueries.every(request), enabled: enabled && few })),
  });
  if (first?.data === undefined) return null;
  if (!few) return 'tooMany';
  // Only all of them count.
  return all?.data?.rows.length === all?.data?.total ? (all?.data?.rows ?? null) : null;
}
