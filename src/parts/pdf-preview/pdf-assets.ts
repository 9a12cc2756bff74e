import { config } from '#src/config/config.ts';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Everything the viewer fetches comes from our own origin (scripts/vite/pdf-assets.ts puts it there). */
const ROOT = `${config().basePath}pdf/`;

/** Address of the script that reads PDFs beside the page. */
export const workerUrl = worker;

/**
 * Where the viewer finds character maps and fonts: without them a Chinese PDF that embeds no fonts stays empty. One
 * object for all, because the viewer loads a document anew when its options are another object.
 */
export const pdfOptions = {
  cMapUrl: `${ROOT}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${ROOT}standard_fonts/`,
  // A PDF is somebody's file: nothing in it may run.
  isEvalSupported: false,
  enableXfa: false,
} as const;
