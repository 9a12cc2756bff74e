import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import type { Language } from '#src/i18n/keys.ts';
import { legalLanguage, type LegalType } from './legal-document.ts';
import { toLegalDocument } from './read.ts';

export const legalQueries = {
  /** The version in force (document 1 §7). */
  current: (type: LegalType, language: Language) =>
    queryOptions({
      queryKey: ['legal', 'current', type, language],
      queryFn: async ({ signal }) => {
        const body = { agreementType: type, i18n: legalLanguage(language) };
        return unwrap(api.POST('/api/n/agreement/now', { body, signal }), (sent) =>
          toLegalDocument(sent, { type }),
        );
      },
      staleTime: 5 * 60_000,
    }),
};
