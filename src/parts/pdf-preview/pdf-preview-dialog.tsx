import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Loader } from '@mantine/core';
import { useElementSize, useWindowEvent } from '@mantine/hooks';
import { IconFileAlert } from '@tabler/icons-react';
import { saveFile, type DownloadedFile } from '#src/api/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PDF_ERROR_MS } from '#src/lib/limits.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { useWords, type Words } from '#src/ui/words.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { firstView, onKey, type View } from './view.ts';
import classes from './pdf-preview.module.css';

/** What the dialog shows: waiting for the file, the file, or that it did not come. */
export type PdfContent =
  { step: 'loading' } | { step: 'shown'; file: DownloadedFile } | { step: 'failed'; why: Words };

interface PdfPreviewDialogProps {
  opened: boolean;
  onClose: () => void;
  title: Words;
  content: PdfContent;
  /** Name of the saved file when the server gave none. */
  fileName: string;
}

const fetchPage = () =>
  loadChunk(() => import('./pdf-page.tsx')).then(({ PdfPage }) => ({ default: PdfPage }));
const PdfPage = lazy(fetchPage);

/** Fetches the viewer's code before it is needed. */
export function preparePdfViewer(): void {
  fetchPage().catch(() => undefined);
}

/**
 * A PDF in a dialog: one page at a time with previous, next and a counter (document 1 §2), size and download; keys do the
 * same. A PDF that cannot be shown says so for 3 s, then the dialog closes (document 1 §8).
 */
export function PdfPreviewDialog({
  opened,
  onClose,
  title,
  content,
  fileName,
}: PdfPreviewDialogProps): ReactNode {
  const say = useWords();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="wide"
      title={<span className={classes.title}>{say(title)}</span>}
    >
      {content.step === 'shown' ? (
        <Viewer file={content.file} fileName={fileName} onClose={onClose} />
      ) : content.step === 'loading' ? (
        <div className={classes.ahead}>
          <Waiting />
        </div>
      ) : (
        <Failure why={content.why} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Viewer({
  file,
  fileName,
  onClose,
}: {
  file: DownloadedFile;
  fileName: string;
  onClose: () => void;
}): ReactNode {
  const { t } = useText();
  const [view, setView] = useState<View>(firstView);
  const [failed, setFailed] = useState(false);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const paper = useRef<HTMLDivElement>(null);
  const { page } = view;
  // A new page is read from its top.
  useEffect(() => {
    paper.current?.scrollTo({ top: 0 });
  }, [page]);

  // The file came after the dialog: what was focused until now is its close button.
  useEffect(() => {
    paper.current?.focus({ preventScroll: true });
  }, []);
  // Wherever the focus is in the dialog: nothing else can be typed into while it is open.
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || failed) return;
    const next = onKey(view, event.key);
    // An enlarged page is wider than its room: there these keys move the page.
    const scrolls = view.zoom > 1 && ['ArrowLeft', 'ArrowRight'].includes(event.key);
    if (next === null || scrolls) return;
    event.preventDefault();
    setView(next);
  });

  if (failed) return <Failure why="epd.pdf.loadFail" onClose={onClose} />;
  return (
    <div className={classes.viewer}>
      <PdfToolbar
        view={view}
        onView={setView}
        onDownload={() => {
          saveFile(file, fileName);
        }}
      />
      <div
        ref={paper}
        className={classes.paper}
        role="region"
        aria-label={t('epd.pdf.paper')}
        // Scrolls, so it must be reachable by keyboard.
        tabIndex={0}
      >
        <div ref={ref} className={classes.room}>
          {width > 0 && (
            <Suspense fallback={<Waiting />}>
              <PdfPage
                file={file.blob}
                page={view.page}
                width={Math.floor(width * view.zoom)}
                loading={<Waiting />}
                onTotal={(total) => {
                  setView((before) => ({ ...before, total }));
                }}
                onFail={() => {
                  setFailed(true);
                }}
              />
            </Suspense>
          )}
        </div>
      </div>
      <p className={classes.keys}>{t('epd.pdf.keys')}</p>
    </div>
  );
}

function Waiting(): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.waiting} role="status">
      <Loader size="sm" aria-hidden />
      {t('common.loading')}
    </div>
  );
}

/** Says it for 3 s, then closes the dialog. */
function Failure({ why, onClose }: { why: Words; onClose: () => void }): ReactNode {
  const { t } = useText();
  const say = useWords();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const timer = window.setTimeout(() => {
      close.current();
    }, PDF_ERROR_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className={classes.failure} role="alert">
      <IconFileAlert size={40} stroke={1.25} aria-hidden />
      <p className={classes.failureTitle}>{t('epd.pdf.loadFail')}</p>
      {why !== 'epd.pdf.loadFail' && <p>{say(why)}</p>}
    </div>
  );
}
