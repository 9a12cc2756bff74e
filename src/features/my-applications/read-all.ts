import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import type { MyApplication } from './model.ts';

export interface AllApplications {
  /** In the server's order: newest first. */
  rows: readonly MyApplication[];
  /** Total stated by the server; null when it states none and not all rows were read. */
  total: number | null;
  /** False when a page failed or the limit of requests was reached. */
  complete: boolean;
}

interface SentPage {
  rows: readonly MyApplication[];
  /** Null when the server states none. */
  total: number | null;
}

/**
 * Reads all pages in at most {@link FILL_CALLS_MAX} requests (decision 31). Tolerates a smaller page size than requested;
 * duplicates from rows that moved between pages are dropped.
 * @param pageOf loads a page, from 1
 * @throws the error of the first page; a later failure returns the rows so far
 */
export async function readAll(pageOf: (page: number) => Promise<SentPage>): Promise<AllApplications> {
  const first = await pageOf(1);
  const rows = new Map(first.rows.map((row) => [row.id, row]));
  // Without a total, a page without new rows is the last.
  let { total } = first;
  for (let page = 2; page <= FILL_CALLS_MAX && rows.size < (total ?? Infinity); page += 1) {
    const before = rows.size;
    const next = await pageOf(page).catch(() => null);
    if (next === null) break;
    for (const row of next.rows) if (!rows.has(row.id)) rows.set(row.id, row);
    if (rows.size === before) total ??= rows.size;
    if (next.rows.length === 0 || total === rows.size) break;
  }
  return { rows: [...rows.values()], total, complete: total !== null && rows.size >= total };
}
