import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { loadPart } from '#src/lib/load-chunk.ts';

/** The page with the whole PDF reader behind it: fetched when it is wanted, not with the routes that lead to it. */
export const fetchPdfPage = () =>
  loadPart(() => import('./pdf-page.tsx')).then(({ PdfPage }) => ({ default: PdfPage }));

let prefetched = false;

/** Fetches the reader's code before it is needed, also the script that reads beside the page: the larger half. */
export function preparePdfViewer(): void {
  fetchPdfPage().catch(() => undefined);
  if (prefetched) return;
  prefetched = true;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: workerUrl }));
}
