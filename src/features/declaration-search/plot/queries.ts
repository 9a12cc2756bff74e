import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { readPlot } from './plot-data.ts';
import { toPcrPage } from './read.ts';

export const plotQueries = {
  /** GWP100 of the valid declarations under a PCR, for the plot. */
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
