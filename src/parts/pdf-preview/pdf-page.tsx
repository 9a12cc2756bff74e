import 'react-pdf/dist/Page/TextLayer.css';
import { useState, type ReactNode } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { pdfOptions, workerUrl } from './pdf-assets.ts';
import { PdfWaiting } from './pdf-waiting.tsx';
import classes from './pdf-preview.module.css';

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
  /** Lies over the page, whatever its size: a watermark. */
  overlay?: ReactNode;
}

/** One page of a PDF, with its text to select, search and read aloud. Loaded lazily: it brings the whole viewer. */
export function PdfPage({ file, page, width, onTotal, onFail, overlay }: PdfPageProps): ReactNode {
  // The page whose drawing is on the screen; none at first.
  const [drawn, setDrawn] = useState<number | null>(null);
  return (
    <Document
      file={file}
      options={pdfOptions}
      loading={<PdfWaiting step="viewer" width={width} />}
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
        loading={<PdfWaiting step="page" width={width} />}
        error=""
        onLoadError={onFail}
        onRenderSuccess={() => {
          setDrawn(page);
        }}
        onRenderError={() => {
          setDrawn(page);
        }}
      >
        {drawn !== page && (
          <div className={classes.cover} data-first={drawn === null || undefined}>
            <PdfWaiting step="page" />
          </div>
        )}
        {overlay}
      </Page>
    </Document>
  );
}
