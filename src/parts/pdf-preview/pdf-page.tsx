import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { config } from '#src/config/config.ts';
import 'react-pdf/dist/Page/TextLayer.css';
import { useEffect, useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { Document, Page, type DocumentProps, pdfjs } from 'react-pdf';
import { PdfWaiting } from './pdf-waiting.tsx';
import { readColumn, type Column } from './text-column.ts';
import classes from './pdf-preview.module.css';

/** Phones lack the memory for more. */
const MAX_PIXEL_RATIO = 2;
/** Below this width a page always fits by its text, not by its paper. px */
const TEXT_FIT_BELOW = 480;

type Pdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

interface PdfPageProps {
  file: Blob;
  page: number;
  /** Width that a page or its text fills at a zoom of 1, px. */
  width: number;
  zoom: number;
  byText?: boolean;
  /** Stable; gets the distance of the text's left edge from the page's, px, with each page and size. */
  onLeft: (left: number) => void;
  onTotal: (total: number) => void;
  onFail: () => void;
  overlay?: ReactNode;
}

/** One page with a text layer. Loaded lazily, because it includes the whole viewer. */
export function PdfPage(props: PdfPageProps): ReactNode {
  const { file, width, zoom, onLeft, onTotal, onFail, overlay } = props;
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const [drawn, setDrawn] = useState<number | null>(null);
  const fit = useFit(pdf, props.page, props.byText === true || width < TEXT_FIT_BELOW);
  const page = fit?.page;
  const sheet = Math.floor((width * zoom) / (fit?.column?.share ?? 1));
  const left = Math.floor((fit?.column?.left ?? 0) * sheet);
  const size: CSSProperties & Record<'--sheet', string | undefined> = {
    '--sheet': fit === null ? undefined : `${sheet}px`,
  };
  useLayoutEffect(() => {
    onLeft(left);
  }, [left, page, onLeft]);
  return (
    <div style={size}>
      <Document
        file={file}
        options={pdfOptions}
        loading={<PdfWaiting step="viewer" width={width} />}
        // The surrounding component shows it.
        error=""
        noData=""
        onLoadSuccess={(loaded) => {
          setPdf(loaded);
          onTotal(loaded.numPages);
        }}
        onLoadError={onFail}
        onSourceError={onFail}
        // Otherwise the viewer opens window.prompt.
        onPassword={onFail}
      >
        {page === undefined ? (
          <PdfWaiting step="page" width={width} />
        ) : (
          <Page
            pageNumber={page}
            width={sheet}
            devicePixelRatio={Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO)}
            renderAnnotationLayer={false}
            loading={<PdfWaiting step="page" width={sheet} />}
            error=""
            onLoadError={onFail}
            onRenderSuccess={() => setDrawn(page)}
            onRenderError={() => setDrawn(page)}
          >
            {drawn !== page && (
              <div className={classes.cover} data-first={drawn === null || undefined}>
                <PdfWaiting step="page" />
              </div>
            )}
            {overlay}
          </Page>
        )}
      </Document>
    </div>
  );
}

interface Fit {
  page: number;
  /** Null: the whole page. */
  column: Column | null;
}

/** The page to show and what of it fits: the page before until the text of the next is read, so that no page changes its size. */
function useFit(pdf: Pdf | null, page: number, byText: boolean): Fit | null {
  const [fit, setFit] = useState<Fit | null>(null);
  useEffect(() => {
    if (pdf === null || !byText) return undefined;
    let current = true;
    const keep = (column: Column | null): void => {
      if (current) setFit({ page, column });
    };
    pdf
      .getPage(page)
      .then(readColumn)
      .then(keep, () => {
        keep(null);
      });
    return () => {
      current = false;
    };
  }, [pdf, page, byText]);
  return byText ? fit : { page, column: null };
}

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
