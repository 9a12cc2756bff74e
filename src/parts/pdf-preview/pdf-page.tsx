import 'react-pdf/dist/Page/TextLayer.css';
import { useState, type ReactNode } from 'react';
import { Document, Page } from 'react-pdf';
import { pdfOptions } from './pdf-options.ts';
import { PdfWaiting } from './pdf-waiting.tsx';
import classes from './pdf-preview.module.css';

export { pdfText } from './pdf-text.ts';

/** Phones lack the memory for more. */
const MAX_PIXEL_RATIO = 2;

interface PdfPageProps {
  file: Blob;
  page: number;
  /** Width of the page, px. */
  width: number;
  onTotal: (total: number) => void;
  onFail: () => void;
  overlay?: ReactNode;
}

/** One page with a text layer. Loaded lazily, because it includes the whole viewer. */
export function PdfPage({ file, page, width, onTotal, onFail, overlay }: PdfPageProps): ReactNode {
  const [drawn, setDrawn] = useState<number | null>(null);
  return (
    <Document
      file={file}
      options={pdfOptions}
      loading={<PdfWaiting step="viewer" width={width} />}
      // The surrounding component shows it.
      error=""
      noData=""
      onLoadSuccess={({ numPages }) => {
        onTotal(numPages);
      }}
      onLoadError={onFail}
      onSourceError={onFail}
      // Otherwise the viewer opens window.prompt.
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
