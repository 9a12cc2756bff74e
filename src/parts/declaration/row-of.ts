import type { QueryClient } from '@tanstack/react-query';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { nameIn } from '#src/lib/names.ts';
import { readPage } from '#src/lib/received.ts';
import { FILL_CALLS_MAX } from '../own-filters/fill.ts';
import type { Declaration, DeclarationDetail } from './declaration.ts';
import { toDeclaration } from './read.ts';

/** The documented product information has only names and reports (document 2 §3); the search row has the rest. */
export function withRow(detail: DeclarationDetail, row: Declaration): DeclarationDetail {
  const isGiven = (value: unknown): boolean => value !== '' && value !== null && value !== false;
  const given = Object.fromEntries(Object.entries(detail).filter(([, value]) => isGiven(value)));
  const named = nameIn('zh', detail.company) !== '';
  return {
    ...detail,
    ...row,
    ...given,
    product: nameIn('zh', row.product) === '' ? detail.product : row.product,
    company: named ? detail.company : row.company,
    pcr: nameIn('zh', detail.pcr) === '' ? row.pcr : detail.pcr,
    verifier: nameIn('zh', detail.verifier) === '' ? row.verifier : detail.verifier,
    chain: row.chain.map(
      (record) => detail.chain.find(({ kind, state }) => kind === record.kind && state !== null) ?? record,
    ),
  };
}

export function listedRow(client: QueryClient, id: string): Declaration | undefined {
  const pages = client.getQueriesData<{ rows: readonly Declaration[] }>({
    queryKey: [...queryRoot.declarations, 'page'],
  });
  return pages.flatMap(([, page]) => page?.rows ?? []).find((row) => row.id === id);
}

/** Null if not found within {@link FILL_CALLS_MAX} calls. @throws errors of the search */
async function searchedRow(name: string, id: string, signal: AbortSignal): Promise<Declaration | null> {
  for (let page = 1, read = 0; page <= FILL_CALLS_MAX; page += 1) {
    const body = { epdKeyword: name, pageNum: page, pageSize: PAGE_SIZE_MAX };
    const { rows, total } = await unwrap(api.POST('/p/epd/page', { body, signal }), (sent) =>
      readPage(sent, toDeclaration),
    );
    const found = rows.find((row) => row.id === id);
    read += rows.length;
    if (found !== undefined || rows.length === 0 || (total !== null && read >= total)) return found ?? null;
  }
  return null;
}

export async function completed(
  detail: DeclarationDetail,
  client: QueryClient,
  signal: AbortSignal,
): Promise<DeclarationDetail> {
  const { id, product, reportZh, reportEn } = detail;
  const listed = listedRow(client, id);
  if (listed !== undefined) return withRow(detail, listed);
  // Rows have the product's id: if the details were requested by a report's id, no row matches.
  if (id === reportZh || id === reportEn || product.zh === '') return detail;
  const row = await searchedRow(product.zh, id, signal).catch(() => null);
  return row === null ? detail : withRow(detail, row);
}
