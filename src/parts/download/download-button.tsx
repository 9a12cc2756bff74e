import type { ReactNode } from 'react';
import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { useWords, type Words } from '#src/ui/words.ts';
import type { FetchFile } from './files.ts';
import { useDownload } from './use-download.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'className'> {
  label: Words;
  fetchFile: FetchFile;
  fileName: string;
}

/** Guarded download (document 2 §6) with progress and error messages. */
export function DownloadButton({ label, fetchFile, fileName, ...look }: DownloadButtonProps): ReactNode {
  const { t } = useText();
  const say = useWords();
  const { busy, download } = useDownload();
  return (
    <>
      <Button
        variant="default"
        {...look}
        type="button"
        leftSection={<IconDownload size={18} aria-hidden />}
        // Stays focusable; a second click is ignored.
        aria-busy={busy}
        onClick={() => void download(fetchFile, fileName)}
      >
        {busy ? t('common.downloading') : say(label)}
      </Button>
      <VisuallyHidden role="status">{busy && t('common.downloading')}</VisuallyHidden>
    </>
  );
}
