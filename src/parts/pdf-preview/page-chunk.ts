import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { loadPart } from '#src/lib/load-chunk.ts';
import { readyPart } from '#src/ui/ready-part.tsx';
import type { pdfText } from './pdf-page.tsx';

/** Includes the whole PDF viewer, so it is not part of the route's chunk. */
const page = readyPart(() => loadPart(() => import('./pdf-page.tsx')).then((part) => part.PdfPage));
export const PdfPage = page.Part;

/** {@link pdfText}; comes with the viewer, which holds the same library. */
export const readPdfText: typeof pdfText = async (file, pages) =>
  (await loadPart(() => import('./pdf-page.tsx'))).pdfText(file, pages);

let prefetched = false;

/** Also preloads the worker, the larger half. */
export function preparePdfViewer(): void {
  page.fetch().catch(() => undefined);
  if (prefetched) return;
  prefetched = true;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: workerUrl }));
}
