import 'react-pdf/dist/Page/TextLayer.css';
import type { ReactNode } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { pdfOptions, workerUrl } from './pdf-assets.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** Sharper than this costs memory that phones do not have. */
const MAX_PIXEL_RATIO = 2;

interface PdfPageProps {
  file: Blob;
  page: number;
  /** Width of the page, px. */
  width: number;
  onTotal: (total: number) => void;
  onFail: () => void;
  /** Shown while the document or the page is read. */
  loading: ReactNode;
  /** Lies over the page, whatever its size: a watermark. */
  overlay?: ReactNode;
}

/** One page of a PDF, with its text to select, search and read aloud. Loaded lazily: it brings the whole viewer. */
export function PdfPage({ file, page, width, onTotal, onFail, loading, overlay }: PdfPageProps): ReactNode {
  return (
    <Document
      file={file}
      options={pdfOptions}
      loading={loading}
      // What lies around says it in its own words.
      error=""
      noData=""
      onLoadSuccess={({ numPages }) => {
        onTotal(numPages);
      }}
      onLoadError={onFail}
      onSourceError={onFail}
      // Nobody can type a password here; without this the viewer would ask with a window of the browser.
      onPassword={onFail}
    >
      <Page
        pageNumber={page}
        width={width}
        devicePixelRatio={Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO)}
        renderAnnotationLayer={false}
        loading={loading}
        error=""
        onLoadError={onFail}
      >
        {overlay}
      </Page>
    </Document>
  );
}
