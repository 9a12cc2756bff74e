import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { toDetail } from './read.ts';

export const productQueries = {
  /** Everything about one declaration, by its id or by a business id (document 2 §7). */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'detail', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/n/epd/{id}', { params: { path: { id } }, signal }), (sent) =>
          toDetail(sent, id),
        ),
    }),
};
