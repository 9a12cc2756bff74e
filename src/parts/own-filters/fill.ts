/**
 * Lists whose filters are partly ours: they are sent, and applied once more to what comes back, so that a chip is true on
 * a server that ignores them (decision 31). With such a server the list fills up from further pages.
 */

/** Calls that one page of the list may cost while it fills up. */
export const FILL_CALLS_MAX = 10;

/** One page as the server sent it. */
export interface SentPage<Row> {
  rows: readonly Row[];
  /** All that match, as the server says. */
  total: number;
}

/** What the portal asked for and a server may not know. */
export interface OwnRules<Row> {
  /** A filter of ours is on. */
  filtering: boolean;
  keeps: (row: Row) => boolean;
  /** The order that was asked for; rows that are equal in it stay as they came. */
  order: (a: Row, b: Row) => number;
}

/** How much of the list is wanted. */
export interface Wanted {
  /** Pages of the list, from 1. */
  pages: number;
  pageSize: number;
}

export interface Filled<Row> {
  rows: readonly Row[];
  /** All that match; null while nothing is known. */
  total: number | null;
  /** The total could not be checked: it is an estimate, or the server may not know the filter. */
  about: boolean;
  hasMore: boolean;
  /** Rows that were looked at. */
  seen: number;
  /** The order holds for the rows that are here, not for those still to come. */
  orderedHere: boolean;
}

/** Rows of all pages; one that moved from one page to the next between two calls counts once. */
function joined<Row extends { id: string }>(pages: readonly (SentPage<Row> | undefined)[]): Row[] {
  const rows = new Map<string, Row>();
  for (const page of pages) for (const row of page?.rows ?? []) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/** Documented: nothing more when the total is at most page size times page number (document 2 §2). */
function isAll(total: number, read: number, { pageSize }: Wanted): boolean {
  return total <= pageSize * read;
}

/**
 * How many pages of the server are to be read now: those wanted, and further ones while it ignores a filter and rows are
 * missing.
 * @param pageAt what is known of a page of the server, from 1
 */
export function pagesToRead<Row extends { id: string }>(
  pageAt: (page: number) => SentPage<Row> | undefined,
  wanted: Wanted,
  rules: OwnRules<Row>,
): number {
  const pages: SentPage<Row>[] = [];
  for (let read = 1; ; read += 1) {
    const page = pageAt(read);
    if (page === undefined) return Math.max(read, wanted.pages);
    pages.push(page);
    if (read < wanted.pages) continue;
    const rows = joined(pages);
    const kept = rows.filter(rules.keeps).length;
    const enough = kept >= wanted.pages * wanted.pageSize || kept === rows.length;
    if (enough || isAll(page.total, read, wanted) || read >= wanted.pages * FILL_CALLS_MAX) return read;
  }
}

/**
 * What the list shows of the pages that were read.
 * @param checked whether the server is known to apply every filter of ours that is on
 */
export function fill<Row extends { id: string }>(
  pages: readonly (SentPage<Row> | undefined)[],
  wanted: Wanted,
  { filtering, keeps, order }: OwnRules<Row>,
  checked: boolean,
): Filled<Row> {
  const rows = joined(pages);
  const kept = rows.filter(keeps);
  const sent = pages.findLast((page) => page !== undefined)?.total ?? null;
  if (sent === null)
    return { rows: [], total: null, about: false, hasMore: false, seen: 0, orderedHere: false };

  const all = isAll(sent, pages.length, wanted) && !pages.includes(undefined);
  const ignored = kept.length < rows.length;
  const estimate = Math.max(kept.length, Math.round((sent * kept.length) / Math.max(rows.length, 1)));
  const shown = [...kept].sort(order).slice(0, wanted.pages * wanted.pageSize);
  return {
    rows: shown,
    total: !ignored ? sent : all ? kept.length : estimate,
    about: filtering && !all && (ignored || !checked),
    hasMore: shown.length < kept.length || !isAll(sent, pages.length, wanted),
    seen: rows.length,
    orderedHere: !all && rows.some((row, at) => at > 0 && order(rows[at - 1] ?? row, row) > 0),
  };
}
