import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import type { Declaration } from './declaration.ts';
import type { ListPage } from '../list/use-growing-list.ts';

export interface EveryRow {
  rows: Declaration[];
  /** Total of the server; null if omitted and not all rows were loaded. */
  total: number | null;
}

/** @param calls maximum number of calls, because a server may return smaller pages than requested */
export async function readEvery(
  ask: (page: number, size: number) => Promise<ListPage<Declaration>>,
  most: number,
  onRead: (known: number) => void = () => undefined,
  calls = Number.POSITIVE_INFINITY,
): Promise<EveryRow> {
  const rows = new Map<string, Declaration>();
  let total: number | null = null;
  for (let page = 1; page <= calls && rows.size < Math.min(most, total ?? most); page += 1) {
    const before = rows.size;
    const sent = await ask(page, PAGE_SIZE_MAX);
    ({ total } = sent);
    for (const row of sent.rows) rows.set(row.id, row);
    onRead(Math.min(rows.size, most));
    // Stops if a server repeats the same page.
    if (rows.size !== before) continue;
    // Without a total, a page without new rows is the end.
    total ??= rows.size;
    break;
  }
  return { rows: [...rows.values()].slice(0, most), total };
}
