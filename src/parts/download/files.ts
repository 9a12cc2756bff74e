import { api } from '#src/api/client.ts';
import { unwrapFile, type DownloadedFile } from '#src/api/download.ts';
import type { Language } from '#src/i18n/keys.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';

/** Fetches one file. A download button takes one of these. */
export type FetchFile = () => Promise<DownloadedFile>;

/** The documented download calls of the signed-in (document 2 §7). Each throws what `unwrapFile` throws. */
export const fileCalls = {
  /** Any attachment the user may see: templates, reports, quotes, contracts, uploads. */
  attachment:
    (id: string): FetchFile =>
    () =>
      unwrapFile(api.GET('/p/attachment/download/{id}', { params: { path: { id } }, parseAs: 'blob' })),
  /** A published report by its business id: each language has its own. */
  report:
    (businessId: string): FetchFile =>
    () =>
      unwrapFile(
        api.GET('/p/attachment/download/business/EPD/{id}', {
          params: { path: { id: businessId } },
          parseAs: 'blob',
        }),
      ),
  /** The report of a product by its number, in the language of the page (decision 30). */
  product:
    (productNumber: string): FetchFile =>
    () =>
      unwrapFile(
        api.GET('/p/attachment/download/epd/{productNumber}', {
          params: { path: { productNumber } },
          parseAs: 'blob',
        }),
      ),
  /** A file to fill in, by its name (document 2 §7 `p/template/download`). */
  template:
    (templateFile: string): FetchFile =>
    () =>
      unwrapFile(
        api.GET('/p/template/download/{templateFile}', {
          params: { path: { templateFile } },
          parseAs: 'blob',
        }),
      ),
  /** The document of a PCR by its business id; the language of the call says which edition (decision 30). */
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
