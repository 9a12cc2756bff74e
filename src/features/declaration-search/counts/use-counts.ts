import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#src/api/session.ts';
import { COUNTED_ROWS_MAX } from '#src/lib/limits.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { searchOf, toRequest, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { declarationQueries } from '#src/parts/declaration-search/queries.ts';
import { everyDeclaration } from '#src/parts/declaration-search/every.ts';
import { countsOf, type Counts } from './counts.ts';

/**
 * Facet counts of the filters, counted in the browser to be right with every server; null while unknown. Too many rows give no
 * counts, because a sample favours the newest declarations.
 * @param enabled false until the list has loaded
 */
export function useCounts(search: SearchParams, enabled: boolean): Counts | null {
  const { keyword, from, until, company, pcr } = search;
  const today = useToday();
  const wide = useAll(searchOf({ keyword, from, until }), enabled);
  const chosen = company !== undefined || pcr !== undefined;
  // Rows without a PCR number cannot be attributed, so the server filters by PCR.
  const blind = pcr !== undefined && Array.isArray(wide) && wide.some(({ pcrNumber }) => pcrNumber === '');
  const narrower = chosen && (wide === 'tooMany' || blind);
  const near = useAll(narrower ? searchOf({ keyword, from, until, company, pcr }) : null, enabled);
  return useMemo(() => {
    if (Array.isArray(wide) && !blind) return countsOf(wide, search, today, true);
    return Array.isArray(near) ? countsOf(near, search, today, false) : null;
  }, [wide, blind, near, search, today]);
}

/** @param search null for no request; `enabled: false` would still re-render with each page of a shared query */
function useAll(search: SearchParams | null, enabled: boolean): Declaration[] | 'tooMany' | null {
  const companyCode = useSession()?.companyCode ?? null;
  const requests = search === null ? [] : [toRequest(search, 1, companyCode)];
  // Same query key as the unfiltered list, so the cache is shared.
  const [first] = useQueries({
    queries: requests.map((request) => ({
      ...declarationQueries.page(request),
      enabled,
      meta: { silent: true },
    })),
  });
  const total = first?.data?.total ?? Number.POSITIVE_INFINITY;
  const few = total <= COUNTED_ROWS_MAX;
  const [all] = useQueries({
    queries: requests.map((request) => ({ ...everyDeclaration(request), enabled: enabled && few })),
  });
  if (first?.data === undefined) return null;
  if (!few) return 'tooMany';
  // An incomplete read gives no counts.
  return all?.data?.rows.length === all?.data?.total ? (all?.data?.rows ?? null) : null;
}
