import { loadChunk } from '#src/lib/load-chunk.ts';

/** The page with the whole PDF reader behind it: fetched when it is wanted, not with the routes that lead to it. */
export const fetchPdfPage = () =>
  loadChunk(() => import('./pdf-page.tsx')).then(({ PdfPage }) => ({ default: PdfPage }));

/** Fetches the reader's code before it is needed. */
export function preparePdfViewer(): void {
  fetchPdfPage().catch(() => undefined);
}
