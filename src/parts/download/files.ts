import { api } from '#src/api/client.ts';
import { unwrapFile, type DownloadedFile } from '#src/api/download.ts';

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
} as const;
