import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { COUNTED_ROWS_MAX } from '#src/lib/limits.ts';
import { readPage } from '#src/lib/received.ts';
import { sha256 } from '#src/lib/sha256.ts';
import type { Declaration, DeclarationDetail } from '../declaration/declaration.ts';
import { productQueries } from '../declaration/queries.ts';
import { readEvery } from '../declaration/read-every.ts';
import { toDeclaration } from '../declaration/read.ts';
import { fileCalls } from '../download/files.ts';
import { FILL_CALLS_MAX } from '../own-filters/fill.ts';
import type { Register } from './compare-file.ts';

/** The register as a comparison asks it; answers are cached. */
export function registerOf(client: QueryClient): Register {
  return {
    detail: (id) => client.query(productQueries.detail(id)),
    find: (epdKeyword) =>
      client.query({
        queryKey: [...queryRoot.declarations, 'find', epdKeyword],
        queryFn: async ({ signal }) => (await readAll(epdKeyword, signal)).rows as readonly Declaration[],
      }),
    hashOf: async (businessId) => sha256((await fileCalls.report(businessId)()).blob),
  };
}

function readAll(epdKeyword: string, signal: AbortSignal) {
  const ask = (pageNum: number, pageSize: number) =>
    unwrap(
      api.POST('/p/epd/page', {
        body: { epdKeyword, pageNum, pageSize },
        signal,
      }),
      (sent) => readPage(sent, toDeclaration),
    );
  return readEvery(ask, COUNTED_ROWS_MAX, undefined, FILL_CALLS_MAX);
}

/** The register's entry of exactly this number; null where it has none. */
export const entryQuery = (number: string) =>
  queryOptions({
    queryKey: [...queryRoot.declarations, 'entry', number],
    queryFn: async ({ client }): Promise<DeclarationDetail | null> => {
      const register = registerOf(client);
      const rows = await register.find(number);
      const row = rows.find((one) => one.number.toUpperCase() === number.toUpperCase());
      if (row !== undefined) return register.detail(row.id);
      // A register that sends no numbers does not say that it lacks this one.
      if (rows.some((one) => one.number === ''))
        throw new ProtocolError('A declaration came without its number');
      return null;
    },
    meta: { silent: true },
  });
