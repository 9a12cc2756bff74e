import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import type { Language } from '#src/i18n/keys.ts';
import { AGREEMENT_PAGE_SIZE } from '#src/lib/limits.ts';
import { legalLanguage, type LegalType } from '#src/parts/legal/legal-document.ts';
import { toLegalDocument, toLegalVersion } from '#src/parts/legal/read.ts';
import type { Wire } from '#src/api/wire.ts';
import { readPage } from '#src/lib/received.ts';

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
export function toHistoryPage(sent: Wire['AgreementVersionPage'] | null, type: LegalType) {
  return readPage(sent, (row) => toLegalVersion(row, type));
}
