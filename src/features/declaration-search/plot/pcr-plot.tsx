import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { SearchParams } from '../filters.ts';
import { GwpPlot } from './gwp-plot.tsx';
import type { Mark } from './plot-data.ts';
import { plotQueries } from './queries.ts';

interface PcrPlotProps {
  pcr: string;
  search: SearchParams;
  marks?: readonly Mark[];
}

const NONE: readonly Mark[] = [];

/** The plot of one PCR in its four states. */
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
