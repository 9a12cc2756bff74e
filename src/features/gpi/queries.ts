import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { toEditions } from './read.ts';

export const gpiQueries = {
  /** `GET /api/n/gpi/new` (document 2 §7). The platform may enable or disable a language at any time. */
  current: () =>
    queryOptions({
      queryKey: ['gpi'],
      queryFn: async ({ signal }) => toEditions(await unwrap(api.GET('/api/n/gpi/new', { signal }))),
    }),
};
