import { useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { describeError } from '#src/i18n/error-text.ts';
import type { FetchFile } from '#src/parts/download/files.ts';
import { useDownload } from '#src/parts/download/use-download.ts';
import { useWords, type Words } from '#src/ui/words.ts';
import { PdfPreviewDialog, type PdfContent } from './pdf-preview-dialog.tsx';
import { preparePdfViewer } from './page-chunk.ts';

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

  return (
    <>
      <Button
        variant="default"
        {...look}
        type="button"
        leftSection={<IconEye size={18} aria-hidden />}
        onPointerEnter={preparePdfViewer}
        onFocus={preparePdfViewer}
        onClick={() => void open()}
      >
        {say(label)}
      </Button>
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
    </>
  );
}
