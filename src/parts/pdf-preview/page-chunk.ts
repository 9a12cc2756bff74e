import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { loadPart } from '#src/lib/load-chunk.ts';
import { readyPart } from '#src/ui/ready-part.tsx';

/** The page with the whole PDF reader behind it: fetched when it is wanted, not with the routes that lead to it. */
const page = readyPart(() => loadPart(() => import('./pdf-page.tsx')).then((part) => part.PdfPage));
export const PdfPage = page.Part;

let prefetched = false;

/** Fetches the reader's code before it is needed, also the script that reads beside the page: the larger half. */
export function preparePdfViewer(): void {
  page.fetch().catch(() => undefined);
  if (prefetched) return;
  prefetched = true;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: workerUrl }));
}
