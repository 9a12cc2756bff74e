import * as v from 'valibot';
import { pageParam } from '#src/lib/page-param.ts';
import { numberOf } from '#src/lib/wire.ts';
import {
  toLegalType,
  toLegalVersion,
  type LegalType,
  type LegalVersion,
} from '#src/parts/legal/legal-document.ts';

/** The address of the history: whose versions (unknown names are no document), and which page from 2 on. */
export const historySearch = v.object({
  id: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((name) => toLegalType(name) ?? undefined),
      ),
    ),
    undefined,
  ),
  page: pageParam(),
});

/** The address of one version: documented with a capital `Id`; links from elsewhere may write it small. */
export const versionSearch = v.pipe(
  v.object({
    Id: v.fallback(v.optional(v.string()), undefined),
    id: v.fallback(v.optional(v.string()), undefined),
  }),
  v.transform(({ Id, id }): { Id?: string } => {
    const wanted = (Id ?? id ?? '').trim();
    return wanted === '' ? {} : { Id: wanted };
  }),
);

/** One page of the history: rows that name nothing are left out (decision 4). */
export function toHistoryPage(raw: unknown, type: LegalType): { rows: LegalVersion[]; total: number } {
  const { list, totals } = (typeof raw === 'object' && raw !== null ? raw : {}) as {
    list?: unknown;
    totals?: unknown;
  };
  const rows = (Array.isArray(list) ? list : [])
    .map((row: unknown) => toLegalVersion(row, type))
    .filter((row) => row !== null);
  return { rows, total: numberOf(totals) ?? rows.length };
}
