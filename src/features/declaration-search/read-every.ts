import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import type { DeclarationPage } from './read.ts';

/**
 * Reads all rows of a search, page by page.
 * @param ask a page, from 1, of so many rows
 * @param wanted rows that are wanted; no more pages are read than hold them
 * @param onRead called after each page with the rows that are known
 * @returns each row once; fewer than wanted where the server has no more, or repeats itself
 */
export async function readEvery(
  ask: (page: number, size: number) => Promise<DeclarationPage>,
  wanted: number,
  onRead: (known: number) => void = () => undefined,
): Promise<Declaration[]> {
  const rows = new Map<string, Declaration>();
  for (let page = 1; rows.size < wanted; page += 1) {
    const before = rows.size;
    const { rows: more } = await ask(page, PAGE_SIZE_MAX);
    for (const row of more) rows.set(row.id, row);
    if (rows.size === before) break;
    onRead(rows.size);
  }
  return [...rows.values()].slice(0, wanted);
}
