import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { Language } from '#src/i18n/keys.ts';
import { AGREEMENT_PAGE_SIZE } from '#src/lib/limits.ts';
import {
  legalLanguage,
  type LegalType,
  type LegalVersion,
  toLegalType,
} from '#src/parts/legal/legal-document.ts';
import { toLegalDocument, toLegalVersion } from '#src/parts/legal/read.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { readPage } from '#src/lib/received.ts';
import { addressReader, textParam } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';

/** Parameters of the history: document (undefined for unknown names) and page, from 2. */
export const historySearch = addressReader({
  id: (raw) => toLegalType(raw) ?? undefined,
  page: pageParam(),
});

const spellings = addressReader({ Id: textParam, id: textParam });

/** Undefined removes a parameter from the URL. */
interface VersionSearch {
  Id?: string | undefined;
  id?: undefined;
}

/** Parameters of one version: documented as `Id`, but external links may use lower case. */
export function versionSearch(search: object): VersionSearch {
  const { Id, id } = spellings(search);
  const wanted = (Id ?? id ?? '').trim();
  // Explicit undefined, because the router keeps parameters that are not listed.
  return { Id: wanted === '' ? undefined : wanted, id: undefined };
}

const MINUTES = 60_000;

export const historyQueries = {
  /** One page of the versions, ten per page (document 1 §2, §7, §9). */
  page: (type: LegalType, page: number, language: Language) =>
    queryOptions({
      queryKey: ['legal', 'history', type, page, language],
      queryFn: async ({ signal }) => {
        const body = {
          pageSize: AGREEMENT_PAGE_SIZE,
          pageNum: page,
          agreementType: type,
          i18n: legalLanguage(language),
        };
        return unwrap(api.POST('/api/n/agreement/list', { body, signal }), (sent) =>
          toHistoryPage(sent, type),
        );
      },
      staleTime: 5 * MINUTES,
      // Keeps the previous page while the next one loads, but not the page of another document.
      placeholderData: (previous, query) =>
        query?.queryKey[2] === type ? keepPreviousData(previous) : undefined,
    }),
  /** One version with its text (document 1 §7). */
  version: (id: string, language: Language) =>
    queryOptions({
      queryKey: ['legal', 'version', id, language],
      queryFn: async ({ signal }) => {
        const body = { id, i18n: legalLanguage(language) };
        return unwrap(api.POST('/api/n/agreement/details', { body, signal }), (sent) =>
          toLegalDocument(sent, { id }),
        );
      },
      staleTime: 5 * MINUTES,
    }),
};

/** One page of the history; rows without content are dropped (decision 4). */
export function toHistoryPage(
  sent: components['schemas']['AgreementVersionPage'] | null,
  type: LegalType,
): { rows: LegalVersion[]; total: number | null } {
  return readPage(sent, (row) => toLegalVersion(row, type));
}
