import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';

export const sessionQueries = {
  /** Code 0 if the token is no longer valid (document 1 §7). */
  check: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.session, 'check', userId],
      queryFn: ({ signal }) => unwrap(api.GET('/n/user/verify', { signal })),
      meta: { silent: true },
      gcTime: 0,
    }),
};

export const sessionMutations = {
  /** The portal forgets the user whatever the response (document 1 §4). */
  logout: () =>
    mutationOptions({
      // The stored token is already cleared, and the tab may close before the response.
      mutationFn: (token: string) =>
        unwrap(api.GET('/p/user/logout', { headers: { Authorization: token }, keepalive: true })),
      meta: { silent: true },
    }),
};
