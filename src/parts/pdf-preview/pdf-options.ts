import { pdfjs } from 'react-pdf';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { config } from '#src/config/config.ts';

/** Same-origin assets (scripts/vite/pdf-assets.ts). */
const ROOT = `${config().basePath}pdf/`;

/** Without them Chinese PDFs that embed no fonts stay blank. A constant: react-pdf reloads when its options change. */
export const pdfOptions = {
  cMapUrl: `${ROOT}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${ROOT}standard_fonts/`,
  // PDFs are untrusted: no script execution.
  isEvalSupported: false,
  enableXfa: false,
} as const;

pdfjs.GlobalWorkerOptions.workerSrc = worker;
