import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import type { DeclarationPage } from './read.ts';

/** What was read of a search. */
export interface EveryRow {
  /** Each row once. */
  rows: Declaration[];
  /** All that the server knows. */
  total: number;
}

/**
 * Reads all rows of a search, page by page.
 * @param ask a page, from 1, of so many rows
 * @param most rows that are wanted at most; no more pages are read than hold them
 * @param onRead called after each page with the number of rows that are known
 */
export async function readEvery(
  ask: (page: number, size: number) => Promise<DeclarationPage>,
  most: number,
  onRead: (known: number) => void = () => undefined,
): Promise<EveryRow> {
  const rows = new Map<string, Declaration>();
  let total = most;
  for (let page = 1; rows.size < Math.min(most, total); page += 1) {
    const before = rows.size;
    const sent = await ask(page, PAGE_SIZE_MAX);
    ({ total } = sent);
    for (const row of sent.rows) rows.set(row.id, row);
    onRead(Math.min(rows.size, most));
    // A server that repeats itself would be asked in vain.
    if (rows.size === before) break;
  }
  return { rows: [...rows.values()].slice(0, most), total };
}
