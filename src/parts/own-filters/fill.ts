/** Sent to the server and applied again to its response, because some servers ignore them (decision 31). */

import { mayGoOn } from '#src/parts/list/may-go-on.ts';

export const FILL_CALLS_MAX = 10;

export interface SentPage<Row> {
  rows: readonly Row[];
  total: number | null;
}

export interface OwnRules<Row> {
  filtering: boolean;
  keeps: (row: Row) => boolean;
  /** Requested order; a stable sort keeps equal rows in server order. */
  order: (a: Row, b: Row) => number;
}

export interface Wanted {
  pages: number;
  pageSize: number;
}

export interface Filled<Row> {
  rows: readonly Row[];
  total: number | null;
  /** The total is an estimate, or it is unclear whether the server applies the filter. */
  about: boolean;
  hasMore: boolean;
  seen: number;
  /** Only the loaded rows are sorted, further ones are not. */
  orderedHere: boolean;
}

/** A row can shift to the next page between two calls. */
function joined<Row extends { id: string }>(pages: readonly (SentPage<Row> | undefined)[]): Row[] {
  const rows = new Map<string, Row>();
  for (const page of pages) for (const row of page?.rows ?? []) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/** document 2 §2 */
function isAll(pages: readonly SentPage<unknown>[], { pageSize }: Wanted): boolean {
  const { total = null } = pages.at(-1) ?? {};
  return total === null ? !mayGoOn(pages, pageSize) : total <= pageSize * pages.length;
}

/** Those requested, plus more while the server ignores a filter and rows are missing. */
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
    if (enough || isAll(pages, wanted) || read >= wanted.pages * FILL_CALLS_MAX) return read;
  }
}

/** @param checked whether the server is known to apply all active filters */
export function fill<Row extends { id: string }>(
  pages: readonly (SentPage<Row> | undefined)[],
  wanted: Wanted,
  { filtering, keeps, order }: OwnRules<Row>,
  checked: boolean,
): Filled<Row> {
  const rows = joined(pages);
  const kept = rows.filter(keeps);
  const came = pages.filter((page) => page !== undefined);
  if (came.length === 0)
    return { rows: [], total: null, about: false, hasMore: false, seen: 0, orderedHere: false };

  const sent = came.at(-1)?.total ?? null;
  const noMore = isAll(came, wanted);
  const all = noMore && came.length === pages.length;
  const ignored = kept.length < rows.length;
  const estimate =
    sent === null ? null : Math.max(kept.length, Math.round((sent * kept.length) / Math.max(rows.length, 1)));
  const shown = [...kept].sort(order).slice(0, wanted.pages * wanted.pageSize);
  return {
    rows: shown,
    total: ignored ? (all ? kept.length : estimate) : (sent ?? (all ? kept.length : null)),
    about: filtering && !all && (ignored || !checked),
    hasMore: shown.length < kept.length || !noMore,
    seen: rows.length,
    orderedHere: !all && rows.some((row, at) => at > 0 && order(rows[at - 1] ?? row, row) > 0),
  };
}
