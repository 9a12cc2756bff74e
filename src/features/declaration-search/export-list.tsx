import type { ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { ExportMenu } from '#src/parts/open-data/export-menu.tsx';
import { EXPORT_ROWS_MAX } from '#src/lib/limits.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';

export function ExportList({ search }: { search: SearchParams }): ReactNode {
  const companyCode = useSession()?.companyCode ?? null;
  return (
    <ExportMenu
      asList
      hint={{ key: 'epd.search.exportHint', vars: { count: formatNumber(EXPORT_ROWS_MAX) } }}
      read={async (reading) => {
        const { readList } = await loadChunk(() => import('./read-list.ts'));
        return readList(search, companyCode, reading);
      }}
    />
  );
}
