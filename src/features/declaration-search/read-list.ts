import { platformToday } from '#src/api/server-clock.ts';
import { EXPORT_ROWS_MAX } from '#src/lib/limits.ts';
import type { ExportMenuProps, ExportSet } from '#src/parts/open-data/export-menu.tsx';
import { readEvery } from '#src/parts/declaration/read-every.ts';
import { toRequest, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { pagesOf } from '#src/parts/declaration-search/every.ts';
import { ownRules } from '#src/parts/declaration-search/own-filters.ts';

/** All rows of a search, filtered and ordered as on the screen, for an export. @throws errors of the search */
export async function readList(
  search: SearchParams,
  companyCode: string | null,
  { signal, onRead }: Parameters<NonNullable<ExportMenuProps['read']>>[0],
): Promise<ExportSet> {
  const request = toRequest(search, 1, companyCode);
  const { rows, total } = await readEvery(pagesOf(request, signal), EXPORT_ROWS_MAX, onRead);
  const today = platformToday();
  const { keeps, order } = ownRules(search, today);
  const complete = total !== null && rows.length >= total;
  return {
    rows: rows.filter(keeps).sort(order),
    name: `steel-epd-${today}`,
    ...(!complete && { part: { read: rows.length, total } }),
  };
}
