import { useMarked } from '../favourites/use-marked.ts';
import { pageOf, type SearchParams } from '../filters.ts';
import { useResults, type Results } from '../use-results.ts';

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
  const further = { ...search, page: (search.page ?? 1) + 1 };
  const over = reachesOver(id, shown);
  const read = useResults(over ? further : search);
  return around(id, read.rows, shown, (at) => (over && at >= shown.rows.length ? further : search));
}

function reachesOver(id: string, { rows, hasMore }: Results): boolean {
  return hasMore && rows.at(-1)?.id === id;
}

/** The same among the favourites. */
export function useMarkedNeighbours(id: string, search: SearchParams): Neighbours | null {
  const { data } = useMarked(search).list;
  return around(id, data?.rows ?? [], { total: data?.total ?? null, about: false }, () => search);
}

/** @param listAt the list of the address for a row at a place, from 0 */
function around(
  id: string,
  rows: readonly { id: string }[],
  { total, about }: Pick<Neighbours, 'total' | 'about'>,
  listAt: (at: number) => SearchParams,
): Neighbours | null {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return null;
  const before = rows[at - 1];
  const after = rows[at + 1];
  return {
    place: at + 1,
    total,
    about,
    previous: before === undefined ? null : pageOf(listAt(at - 1), before.id),
    next: after === undefined ? null : pageOf(listAt(at + 1), after.id),
  };
}
