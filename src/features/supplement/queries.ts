import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { choicesOf, toFreshToken } from './read.ts';

/** The two trees of the form as flat choices (document 1 §3, §7). */
export const supplementQueries = {
  industries: () =>
    treeOf('INDUSTRY_CLASSIFICATION', (signal) =>
      unwrap(api.GET('/p/dict/tree/INDUSTRY_CLASSIFICATION', { signal })),
    ),
  channels: () =>
    treeOf('CHANNEL_CLASSIFICATION', (signal) =>
      unwrap(api.GET('/p/dict/tree/CHANNEL_CLASSIFICATION', { signal })),
    ),
};

export type TreeQuery = ReturnType<(typeof supplementQueries)[keyof typeof supplementQueries]>;

function treeOf(type: string, read: (signal: AbortSignal) => Promise<readonly Wire['DictItem'][]>) {
  return queryOptions({
    queryKey: [...queryRoot.dictionary, 'tree', type],
    queryFn: async ({ signal }) => choicesOf(await read(signal)),
    // Platform lists change about once a month.
    staleTime: 10 * 60_000,
    // The field shows the error with a retry.
    meta: { silent: true },
  });
}

export const supplementCalls = {
  /** `POST /api/p/user/name/update` (document 1 §7). */
  complete: (body: Wire['ProfileSupplement']) => unwrap(api.POST('/api/p/user/name/update', { body })),
  /** `POST /api/p/user/refresh/token`: a new token (document 1 §4, §7). */
  refreshToken: () => unwrap(api.POST('/api/p/user/refresh/token'), toFreshToken),
};
