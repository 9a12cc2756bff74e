import { api } from '#src/api/client.ts';
import { unwrapFile, type DownloadedFile } from '#src/api/download.ts';
import type { Language } from '#src/i18n/keys.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';

export type FetchFile = () => Promise<DownloadedFile>;

const asBlob = { parseAs: 'blob' } as const;
const from =
  (call: () => Parameters<typeof unwrapFile>[0]): FetchFile =>
  () =>
    unwrapFile(call());

/** Download calls of signed-in users (document 2 §7). Each throws like `unwrapFile`. */
export const fileCalls = {
  /** Templates, reports, quotes, contracts, uploads. */
  attachment: (id: string) =>
    from(() => api.GET('/p/attachment/download/{id}', { params: { path: { id } }, ...asBlob })),
  /** By business id; each language has its own. */
  report: (id: string) =>
    from(() => api.GET('/p/attachment/download/business/EPD/{id}', { params: { path: { id } }, ...asBlob })),
  /** By product number, in the language of the page (decision 30). */
  product: (productNumber: string) =>
    from(() =>
      api.GET('/p/attachment/download/epd/{productNumber}', {
        params: { path: { productNumber } },
        ...asBlob,
      }),
    ),
  /** document 2 §7 `p/template/download` */
  template: (templateFile: string) =>
    from(() =>
      api.GET('/p/template/download/{templateFile}', { params: { path: { templateFile } }, ...asBlob }),
    ),
  /** By business id; the call's language selects the edition (decision 30). */
  rules: (id: string, language: Language) =>
    from(() =>
      api.GET('/p/attachment/download/business/PCR/{id}', {
        params: { path: { id }, header: { 'Accept-Language': LANGUAGE_TAG[language] } },
        ...asBlob,
      }),
    ),
};
