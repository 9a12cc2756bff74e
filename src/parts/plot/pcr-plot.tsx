import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { useSession } from '#src/api/session.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { QueryState, type QueryLike } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { searchOf, toRequest, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { everyDeclaration } from '#src/parts/declaration-search/every.ts';
import { GwpPlot } from './gwp-plot.tsx';
import { plotOf, readPlot, type Mark, type PlotData } from './plot-data.ts';
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

/**
 * @param pcr undefined for the whole register: the rows are those that the filters are counted with, beyond their limit a sample
 * of the newest
 */
export function usePlot(pcr: string | undefined): QueryLike<PlotData> {
  const companyCode = useSession()?.companyCode ?? null;
  const today = useToday();
  const ofPcr = useQuery({ ...plotQueries.ofPcr(pcr ?? ''), enabled: pcr !== undefined });
  const every = useQuery({
    ...everyDeclaration(toRequest(searchOf({}), 1, companyCode)),
    enabled: pcr === undefined,
  });
  const all = every.data;
  const whole = useMemo(
    () => (all === undefined ? undefined : plotOf(all.rows, all.total ?? all.rows.length, today)),
    [all, today],
  );
  const { error, isFetching, refetch } = pcr === undefined ? every : ofPcr;
  const data = pcr === undefined ? whole : ofPcr.data;
  const query = useMemo(
    () => ({ pcr, data, error, isFetching, refetch }),
    [pcr, data, error, isFetching, refetch],
  );
  // Deferred, so that drawing a hundred dots can be interrupted; but never under the name of another PCR.
  const drawn = useDeferredValue(query);
  return drawn.pcr === pcr ? drawn : query;
}

interface PlotStateProps {
  query: QueryLike<PlotData>;
  /** Undefined for the whole register. */
  pcr: string | undefined;
  search: SearchParams;
  marks: readonly Mark[];
  found?: ReadonlySet<string> | null;
  action?: ReactNode;
  children?: ReactNode;
  empty: ReactNode;
}

export function PlotState({ query, pcr, marks, empty, ...rest }: PlotStateProps): ReactNode {
  return (
    <QueryState
      query={query}
      shape="plot"
      count={5}
      empty={empty}
      isEmpty={({ spread }) => spread.routes.length === 0 && marks.length === 0}
    >
      {(data) => <GwpPlot {...rest} pcr={pcr} data={data} marks={marks} />}
    </QueryState>
  );
}

export function PcrPlot(props: Pick<PlotStateProps, 'search' | 'marks'> & { pcr: string }): ReactNode {
  return <PlotState {...props} query={usePlot(props.pcr)} empty={<EmptyState title="compare.plot.none" />} />;
}
