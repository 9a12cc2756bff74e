import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const sessionQueries = {
  /** `GET /n/user/verify`: fails with code 0 when the token is no longer valid (document 1 §7). */
  check: (userId: string) =>
    queryOptions({
      queryKey: [...queryRoot.session, 'check', userId],
      queryFn: ({ signal }) => unwrap(api.GET('/n/user/verify', { signal })),
      meta: { silent: true },
      gcTime: 0,
    }),
};

export const sessionMutations = {
  /** `GET /p/user/logout`. Whatever it answers, the portal forgets the user (document 1 §4). */
  logout: () =>
    mutationOptions({
      // The portal has forgotten the token already, and the tab may be closed before the answer.
      mutationFn: (token: string) =>
        unwrap(api.GET('/p/user/logout', { headers: { Authorization: token }, keepalive: true })),
      meta: { silent: true },
    }),
};
