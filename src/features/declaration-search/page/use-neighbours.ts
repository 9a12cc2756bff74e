import { useResults, type Results } from '../use-results.ts';
import { pageOf, type SearchParams } from '../filters.ts';

/** Where a declaration stands in the list that the reader came from. */
export interface Neighbours {
  /** From 1. */
  place: number;
  /** Rows in all, as the list says it; null while unknown. */
  total: number | null;
  about: boolean;
  /** Addresses of the pages before and after it; null at either end. */
  previous: SearchParams | null;
  next: SearchParams | null;
}

/**
 * The neighbours of a declaration in the list of its address; null when that list does not hold it. At the last row that the
 * list shows, its next page is read, so that the way goes on over the border.
 */
export function useNeighbours(id: string, search: SearchParams): Neighbours | null {
  const shown = useResults(search);
  const page = search.page ?? 1;
  const further = reachesOver(id, shown) ? { ...search, page: page + 1 } : search;
  const read = useResults(further);
  const at = read.rows.findIndex((row) => row.id === id);
  if (at < 0) return null;
  const before = read.rows[at - 1];
  const after = read.rows[at + 1];
  return {
    place: at + 1,
    total: shown.total,
    about: shown.about,
    previous: before === undefined ? null : pageOf(search, before.id),
    next: after === undefined ? null : pageOf(at + 1 < shown.rows.length ? search : further, after.id),
  };
}

function reachesOver(id: string, { rows, hasMore }: Results): boolean {
  return hasMore && rows.at(-1)?.id === id;
}
