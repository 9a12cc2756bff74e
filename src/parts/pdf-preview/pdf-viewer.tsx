import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode, useId } from 'react';
import { Stack } from '@mantine/core';
import { useElementSize, useWindowEvent } from '@mantine/hooks';
import { useText } from '#src/i18n/use-text.ts';
import { PdfPage } from './page-chunk.ts';
import { PdfToolbar, firstView, onKey, type View } from './pdf-toolbar.tsx';
import { PdfWaiting, type PdfStep } from './pdf-waiting.tsx';
import classes from './pdf-preview.module.css';

interface PdfViewerProps {
  /** Or what it waits for, in the frame of the viewer. */
  file: Blob | PdfStep;
  onDownload?: () => void;
  /** Repeated over every page (document 2 §2). */
  watermark?: string;
  onFail?: () => void;
  takesFocus?: boolean;
  /** `inside`: its keys work only while it holds the focus, for pages with other keys and fields. */
  keys?: 'anywhere' | 'inside';
  /** A page fits by its text, beside other things. */
  byText?: boolean;
}

/** document 1 §2 */
export function PdfViewer(props: PdfViewerProps): ReactNode {
  const {
    file,
    onDownload,
    watermark,
    onFail = () => undefined,
    takesFocus = false,
    keys = 'anywhere',
    byText = false,
  } = props;
  const { t } = useText();
  const [view, setView] = useState<View>(firstView);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const { page } = view;
  const isWaiting = typeof file === 'string';
  useEffect(() => {
    paper.current?.scrollTo({ top: 0 });
  }, [page]);
  const scrollToText = useCallback((left: number) => paper.current?.scrollTo({ left }), []);

  useEffect(() => {
    if (takesFocus) paper.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  // Global: nothing beside a document in a dialog takes text. An open menu keeps its own keys.
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isWaiting) return;
    if (keys === 'inside' && frame.current?.contains(document.activeElement) !== true) return;
    const next = onKey(view, event.key);
    // These keys scroll an enlarged page.
    const scrolls = view.zoom > 1 && ['ArrowLeft', 'ArrowRight'].includes(event.key);
    if (next === null || scrolls) return;
    event.preventDefault();
    setView(next);
  });

  return (
    <Stack ref={frame} gap="0.75rem">
      <PdfToolbar view={view} onView={setView} {...(onDownload !== undefined && { onDownload })} />
      <div
        ref={paper}
        className={classes.paper}
        data-by-text={byText || undefined}
        role="region"
        aria-label={t('epd.pdf.paper')}
        // A scroll area must be focusable by keyboard.
        tabIndex={0}
      >
        <div ref={ref} className={classes.room}>
          {isWaiting && <PdfWaiting step={file} />}
          {width > 0 && !isWaiting && (
            <Suspense fallback={<PdfWaiting step="viewer" />}>
              <PdfPage
                file={file}
                page={view.page}
                width={width}
                zoom={view.zoom}
                byText={byText}
                onLeft={scrollToText}
                overlay={watermark !== undefined && <Watermark text={watermark} />}
                onTotal={(total) => setView((before) => ({ ...before, total }))}
                onFail={onFail}
              />
            </Suspense>
          )}
        </div>
      </div>
      <p className={classes.keys}>{t('epd.pdf.keys')}</p>
    </Stack>
  );
}

/** px */
export const WATERMARK_SIZE = 15;
/** px */
const GAP = { x: 72, y: 88 } as const;

/** The second line is shifted by half a tile. px */
export function watermarkTile(text: string): { width: number; height: number } {
  let ems = 0;
  // CJK letters are square, Latin ones narrower; too wide is better than clipped.
  for (const letter of text) ems += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.64;
  return { width: Math.ceil(ems * WATERMARK_SIZE) + GAP.x, height: 2 * GAP.y };
}

/** Names the reader over the whole page, also in print (document 2 §2). */
export function Watermark({ text }: { text: string }): ReactNode {
  // Referenced in a URL: letters and digits only.
  const id = `watermark${useId().replace(/\W/g, '')}`;
  const { width, height } = watermarkTile(text);
  const first = height * 0.25;
  const second = height * 0.75;
  return (
    <svg className={classes.watermark} aria-hidden>
      <defs>
        <pattern
          id={id}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-30)"
        >
          <g fontSize={WATERMARK_SIZE}>
            <text x={0} y={first}>
              {text}
            </text>
            {/* Repeats at the left what the tile clips at the right. */}
            <text x={width / 2} y={second}>
              {text}
            </text>
            <text x={-width / 2} y={second}>
              {text}
            </text>
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
