import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { DownloadButton } from '../download/download-button.tsx';
import { fileCalls } from '../download/files.ts';
import { PreviewButton } from './preview-button.tsx';

interface FileButtonsProps {
  file: { id: string; name: string };
  /** Completes the accessible name "Download", as several files may be listed. */
  of: ReactNode;
}

export function FileButtons({ file: { id, name }, of }: FileButtonsProps): ReactNode {
  const look = { size: 'compact-md', variant: 'subtle', fetchFile: fileCalls.attachment(id), fileName: name };
  return (
    <>
      {name.toLowerCase().endsWith('.pdf') && (
        <PreviewButton {...look} label={<Of action="common.preview" name={of} />} title={{ text: name }} />
      )}
      <DownloadButton {...look} label={<Of action="common.download" name={of} />} />
    </>
  );
}

function Of({ action, name }: { action: TextKey; name: ReactNode }): ReactNode {
  const { t } = useText();
  return (
    <>
      {t(action)}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
}
