import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { titled } from '#src/i18n/titled.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import type { DeclarationDetail } from './declaration.ts';
import { toDetail } from './read.ts';

/** The server sent only the documented fields: name and reports. */
const isBare = ({ number, validUntil, gwp, statesNoGwp }: DeclarationDetail): boolean =>
  number === '' && validUntil === '' && gwp === null && !statesNoGwp;

export const productQueries = {
  /** By declaration id or business id (document 2 §7). */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'detail', id],
      queryFn: async ({ signal, client }): Promise<DeclarationDetail> => {
        const detail = await unwrap(
          api.GET('/api/n/epd/{id}', { params: { path: { id } }, signal }),
          (sent) => toDetail(sent, id, titled('')),
        );
        if (!isBare(detail)) return detail;
        const { completed } = await loadPart(() => import('./row-of.ts'));
        return completed(detail, client, signal);
      },
    }),
};
