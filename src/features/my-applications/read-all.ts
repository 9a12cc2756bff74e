import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import type { MyApplication } from './model.ts';

/** All applications, as far as they could be read. */
export interface AllApplications {
  /** As the server orders them: the newest first. */
  rows: readonly MyApplication[];
  /** How many there are in all, as the server says. */
  total: number;
  /** False when some are missing: a further page did not come, or there were too many. */
  complete: boolean;
}

interface SentPage {
  rows: readonly MyApplication[];
  total: number;
}

/**
 * Reads page after page until all rows are there, in at most {@link FILL_CALLS_MAX} calls (decision 31). A server that gives fewer
 * rows a page than it was asked for is read the same way; a row that moved to the next page meanwhile counts once.
 * @param pageOf the rows of a page, from 1
 * @throws what reading the first page throws; without a later one the rows so far are the answer
 */
export async function readAll(pageOf: (page: number) => Promise<SentPage>): Promise<AllApplications> {
  const first = await pageOf(1);
  const rows = new Map(first.rows.map((row) => [row.id, row]));
  for (let page = 2; page <= FILL_CALLS_MAX && rows.size < first.total; page += 1) {
    const next = await pageOf(page).catch(() => null);
    if (next === null || next.rows.length === 0) break;
    for (const row of next.rows) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return { rows: [...rows.values()], total: first.total, complete: rows.size >= first.total };
}
