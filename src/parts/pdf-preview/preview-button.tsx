import { useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button, type ButtonProps } from '@mantine/core';
import { IconEye, IconFileAlert } from '@tabler/icons-react';
import { describeError } from '#src/i18n/error-text.ts';
import type { FetchFile } from '#src/parts/download/files.ts';
import { useDownload } from '#src/parts/download/use-download.ts';
import { useWords, type Words } from '#src/ui/words.ts';
import { saveFile, type DownloadedFile } from '#src/api/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PDF_ERROR_MS } from '#src/lib/limits.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { preparePdfViewer } from './page-chunk.ts';
import { PdfViewer } from './pdf-viewer.tsx';
import classes from './pdf-preview.module.css';

interface PreviewButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label?: Words;
  title: Words;
  fetchFile: FetchFile;
  fileName: string;
}

/** document 2 §6 */
export function PreviewButton(props: PreviewButtonProps): ReactNode {
  const { label = 'common.preview', title, fetchFile, fileName, ...look } = props;
  const say = useWords();
  const { open, dialog } = usePreview({ title, fetchFile, fileName });
  return (
    <>
      <Button
        variant="default"
        {...look}
        type="button"
        leftSection={<IconEye size={18} aria-hidden />}
        onPointerEnter={preparePdfViewer}
        onFocus={preparePdfViewer}
        onClick={open}
      >
        {say(label)}
      </Button>
      {dialog}
    </>
  );
}

export function usePreview({ title, fetchFile, fileName }: Omit<PreviewButtonProps, 'label'>): {
  open: () => void;
  dialog: ReactNode;
} {
  const { pass } = useDownload();
  const [opened, setOpened] = useState(false);
  const [content, setContent] = useState<PdfContent>({ step: 'loading' });
  // Ignores a response that arrives after closing.
  const run = useRef(0);

  const open = async (): Promise<void> => {
    run.current += 1;
    const own = run.current;
    if (!(await pass('preview', () => void open())) || run.current !== own) return;
    setContent({ step: 'loading' });
    setOpened(true);
    try {
      const file = await fetchFile();
      if (run.current === own) setContent({ step: 'shown', file });
    } catch (error) {
      if (run.current === own) setContent({ step: 'failed', why: describeError(error, 'epd.pdf.loadFail') });
    }
  };

  return {
    open: () => void open(),
    dialog: (
      <PdfPreviewDialog
        opened={opened}
        onClose={() => {
          run.current += 1;
          setOpened(false);
        }}
        title={title}
        content={content}
        fileName={fileName}
      />
    ),
  };
}

export type PdfContent =
  | { step: 'loading' }
  | { step: 'shown'; file: DownloadedFile }
  | { step: 'failed'; why: Words };

interface PdfPreviewDialogProps {
  opened: boolean;
  onClose: () => void;
  title: Words;
  content: PdfContent;
  fileName: string;
}

/** Shows an error for 3 s, then closes (document 1 §8). */
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
        <Shown file={content.file} fileName={fileName} onClose={onClose} />
      ) : content.step === 'loading' ? (
        <PdfViewer file="file" onDownload={() => undefined} />
      ) : (
        <Failure why={content.why} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ShownProps {
  file: DownloadedFile;
  fileName: string;
  onClose: () => void;
}

function Shown({ file, fileName, onClose }: ShownProps): ReactNode {
  const [failed, setFailed] = useState(false);
  if (failed) return <Failure why="epd.pdf.loadFail" onClose={onClose} />;
  return (
    <PdfViewer
      file={file.blob}
      // The file loads after the dialog, whose close button has the focus until then.
      takesFocus
      onDownload={() => saveFile(file, fileName)}
      onFail={() => setFailed(true)}
    />
  );
}

function Failure({ why, onClose }: { why: Words; onClose: () => void }): ReactNode {
  const { t } = useText();
  const say = useWords();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = window.setTimeout(() => close(), PDF_ERROR_MS);
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
