import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { PreviewButton } from '#src/parts/pdf-preview/preview-button.tsx';
import { LongText } from '#src/ui/long-text.tsx';
import type { FileRef } from './model.ts';
import classes from './files.module.css';

interface FileRowProps {
  /** What the file is. */
  label: TextKey;
  file: FileRef | null;
}

/** A file by its name, with preview (PDF only) and download; says so when there is none. */
export function FileRow({ label, file }: FileRowProps): ReactNode {
  const { t } = useText();
  return (
    <li className={classes.row}>
      <IconFileText size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.label}>{t(label)}</span>
        {file === null ? (
          <span className={classes.missing}>{t('epd.mine.notUploaded')}</span>
        ) : (
          <LongText text={file.name} />
        )}
      </div>
      {file !== null && (
        <div className={classes.actions}>
          {file.name.toLowerCase().endsWith('.pdf') && (
            <PreviewButton
              size="compact-md"
              variant="subtle"
              label={<Of action="common.preview" name={t(label)} />}
              title={{ text: file.name }}
              fetchFile={fileCalls.attachment(file.id)}
              fileName={file.name}
            />
          )}
          <DownloadButton
            size="compact-md"
            variant="subtle"
            label={<Of action="common.download" name={t(label)} />}
            fetchFile={fileCalls.attachment(file.id)}
            fileName={file.name}
          />
        </div>
      )}
    </li>
  );
}

/** "Download", read aloud as "Download: LCA report" because several stand together. */
function Of({ action, name }: { action: TextKey; name: string }): ReactNode {
  const { t } = useText();
  return (
    <>
      {t(action)}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
}

/** Files below each other, parted by rules. */
export function FileList({ children }: { children: ReactNode }): ReactNode {
  return <ul className={classes.list}>{children}</ul>;
}
