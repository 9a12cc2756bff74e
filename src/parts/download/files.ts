import { api } from '#src/api/client.ts';
import { unwrapFile, type DownloadedFile } from '#src/api/download.ts';
import type { Language } from '#src/i18n/keys.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';

export type FetchFile = () => Promise<DownloadedFile>;

/** Download calls of signed-in users (document 2 §7). Each throws like `unwrapFile`. */
export const fileCalls = {
  /** Templates, reports, quotes, contracts, uploads. */
  attachment:
    (id: string): FetchFile =>
    () =>
      unwrapFile(api.GET('/p/attachment/download/{id}', { params: { path: { id } }, parseAs: 'blob' })),
  /** By business id; each language has its own. */
  report:
    (businessId: string): FetchFile =>
    () =>
      unwrapFile(
        api.GET('/p/attachment/download/business/EPD/{id}', {
          params: { path: { id: businessId } },
          parseAs: 'blob',
        }),
      ),
  /** By product number, in the language of the page (decision 30). */
  product:
    (productNumber: string): FetchFile =>
    () =>
      unwrapFile(
        api.GET('/p/attachment/download/epd/{productNumber}', {
          params: { path: { productNumber } },
          parseAs: 'blob',
        }),
      ),
  /** document 2 §7 `p/template/download` */
  template:
    (templateFile: string): FetchFile =>
    () =>
      unwrapFile(
        api.GET('/p/template/download/{templateFile}', {
          params: { path: { templateFile } },
          parseAs: 'blob',
        }),
      ),
  /** By business id; the call's language selects the edition (decision 30). */
  rules:
    (pcrId: string, language: Language): FetchFile =>
    () =>
      unwrapFile(
        api.GET('/p/attachment/download/business/PCR/{id}', {
          params: { path: { id: pcrId }, header: { 'Accept-Language': LANGUAGE_TAG[language] } },
          parseAs: 'blob',
        }),
      ),
} as const;
