import { useQuery, queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { unwrap } from '#src/api/unwrap.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { queryRoot } from '#src/api/keys.ts';
import { api } from '#src/api/client.ts';
import type { SearchParams } from '../filters.ts';
import { GwpPlot } from './gwp-plot.tsx';
import { type Mark, readPlot } from './plot-data.ts';
import { toPcrPage } from './read.ts';

const plotQueries = {
  ofPcr: (pcrNumber: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'plot', pcrNumber],
      queryFn: ({ signal }) =>
        readPlot((pageNum, pageSize) => {
          const body = { pcrNumber, validOnly: true, sort: 'NEWEST', pageNum, pageSize } as const;
          return unwrap(api.POST('/p/epd/page', { body, signal }), toPcrPage);
        }, platformToday()),
    }),
};

interface PcrPlotProps {
  pcr: string;
  search: SearchParams;
  marks?: readonly Mark[];
}

const NONE: readonly Mark[] = [];

/** Plot of one PCR with its loading, error and empty states. */
export function PcrPlot({ pcr, search, marks = NONE }: PcrPlotProps): ReactNode {
  return (
    <QueryState
      query={useQuery(plotQueries.ofPcr(pcr))}
      shape="text"
      count={4}
      empty={<EmptyState title="compare.plot.none" />}
      isEmpty={({ spread }) => spread.routes.length === 0 && marks.length === 0}
    >
      {(data) => <GwpPlot pcr={pcr} data={data} marks={marks} search={search} />}
    </QueryState>
  );
}
