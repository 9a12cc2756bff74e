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

/** Text of the first pages of a PDF, also without its spaces; null if it cannot be read, for example with a password. */
export async function pdfText(file: Blob, pages: number): Promise<string | null> {
  const task = pdfjs.getDocument({
    ...pdfOptions,
    data: new Uint8Array(await file.arrayBuffer()),
  });
  try {
    const document = await task.promise;
    const numbers = Array.from({ length: Math.min(pages, document.numPages) }, (_, index) => index + 1);
    const read = async (number: number): Promise<string> => {
      const { items } = await (await document.getPage(number)).getTextContent();
      const parts = items.map((item) => ('str' in item ? item.str : ''));
      return `${parts.join(' ')}\n${parts.join('')}`;
    };
    return (await Promise.all(numbers.map(read))).join('\n');
  } catch {
    return null;
  } finally {
    await task.destroy();
  }
}
