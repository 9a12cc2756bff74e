import type { ReactNode } from 'react';
import { IconFileText } from '@tabler/icons-react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FileButtons } from '#src/parts/pdf-preview/file-buttons.tsx';
import { LongText } from '#src/ui/long-text.tsx';
import { FormerFiles, SentBy } from './file-versions.tsx';
import type { FileRef, FileVersion } from './model.ts';
import classes from './files.module.css';

interface FileRowProps {
  /** What the file is. */
  label: TextKey;
  file: FileRef | null;
  /** It and what it replaced, newest first. */
  versions?: readonly FileVersion[];
}

/** A file by its name, with preview (PDF only) and download; says so when there is none. */
export function FileRow({ label, file, versions = [] }: FileRowProps): ReactNode {
  const { t } = useText();
  const current = versions.find(({ id }) => id === file?.id);
  return (
    <li className={classes.row}>
      <IconFileText size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.label}>{t(label)}</span>
        {file === null ? (
          <span className={classes.missing}>{t('epd.mine.notUploaded')}</span>
        ) : (
          <LongText text={file.name} lines={2} />
        )}
        {current !== undefined && <SentBy version={current} />}
        <FormerFiles label={t(label)} versions={versions.filter((one) => one !== current)} />
      </div>
      {file !== null && (
        <div className={classes.actions}>
          <FileButtons file={file} of={t(label)} />
        </div>
      )}
    </li>
  );
}

/** Files below each other, parted by rules. */
export function FileList({ children }: { children: ReactNode }): ReactNode {
  return <ul className={classes.list}>{children}</ul>;
}
