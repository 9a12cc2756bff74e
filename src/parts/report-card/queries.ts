import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { toPcrFacts } from './read.ts';

/** PCR of the register (document 2 §7). Without them their rules stay untold: fails silently. */
export const pcrFacts = () =>
  queryOptions({
    queryKey: ['pcr', 'facts'],
    queryFn: ({ signal }) => unwrap(api.GET('/p/pcr/list', { signal }), toPcrFacts),
    staleTime: 5 * 60_000,
    meta: { silent: true },
  });
