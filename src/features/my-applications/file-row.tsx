import { useRef, useState, type ReactNode } from 'react';
import { Group, Tooltip } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { FileButtons } from '#src/parts/pdf-preview/file-buttons.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { formatDateTime } from '#src/lib/format.ts';
import type { FileRef, FileVersion } from './model.ts';
import classes from './files.module.css';
import base from '#src/ui/base.module.css';
import { LANGUAGE_TAG, otherLanguageOf } from '#src/lib/other-language.ts';

interface FileRowProps {
  label: TextKey;
  file: FileRef | null;
  /** Treats the file as a PDF regardless of its name. */
  isPdf?: boolean;
  /** The server does not state whether the file exists. */
  unknown?: boolean;
  /** Current and replaced versions, newest first. */
  versions?: readonly FileVersion[];
  /** While the file is asked for. */
  upload?: { label: TextKey; open: () => void } | undefined;
}

/** File with preview (PDF only) and download, or a note that it is missing. */
export function FileRow({
  label,
  file,
  isPdf = false,
  unknown = false,
  versions = [],
  upload,
}: FileRowProps): ReactNode {
  const { t } = useText();
  const current = versions.find(({ id }) => id === file?.id);
  return (
    <li className={classes.row}>
      <IconFileText size={20} stroke={1.5} color="var(--ink-muted)" aria-hidden />
      <div className={classes.words}>
        <span className={base.small}>{t(label)}</span>
        {file === null
          ? !unknown && (
              <StatusBadge
                tone={upload === undefined ? 'neutral' : 'attention'}
                label="epd.mine.notUploaded"
              />
            )
          : file.name !== '' && <LongText text={file.name} />}
        {current !== undefined && <SentBy version={current} />}
        <FormerFiles label={t(label)} versions={versions.filter((one) => one !== current)} />
      </div>
      <div className={classes.actions}>
        {file !== null && (
          <FileButtons file={{ ...file, name: file.name || fileNameOf(t(label), isPdf) }} of={t(label)} />
        )}
        {file === null && upload !== undefined && (
          <Button
            label={upload.label}
            variant="subtle"
            size="compact-md"
            leftSection={<IconUpload size={18} aria-hidden />}
            onClick={upload.open}
          />
        )}
      </div>
    </li>
  );
}

function fileNameOf(label: string, isPdf: boolean): string {
  return isPdf ? `${label}.pdf` : label;
}

export function FileList({ children }: { children: ReactNode }): ReactNode {
  return <ul className={base.list}>{children}</ul>;
}

function SentBy({ version: { at, by } }: { version: FileVersion }): ReactNode {
  const { t, lang } = useText();
  if (at === '' && by === '') return null;
  return (
    <Group component="span" gap="0 0.75rem" className={base.small}>
      {at !== '' && <time dateTime={at.replace(' ', 'T')}>{formatDateTime(at, lang)}</time>}
      {by !== '' && (
        <span>
          {t('epd.mine.version.by')} <AsWritten text={by} />
        </span>
      )}
    </Group>
  );
}

interface FormerFilesProps {
  label: string;
  /** Newest first, without the current version. */
  versions: readonly FileVersion[];
}

function FormerFiles({ label, versions }: FormerFilesProps): ReactNode {
  const { t } = useText();
  if (versions.length === 0) return null;
  return (
    <details className={classes.former}>
      <summary>{t('epd.mine.version.former', { count: versions.length })}</summary>
      <ol className={classes.versions} reversed>
        {versions.map((version) => (
          <li key={version.id}>
            <LongText text={version.name} />
            <SentBy version={version} />
            <FileButtons file={version} of={`${label} ${version.name}`} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Its end stays, for example the version and ending of a file name. */
const END = 12;

/** Text of one line, cut before its end, and shown in full on hover, focus and touch. */
function LongText({ text }: { text: string }): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  const { lang } = useText();
  // Of the whole text: a part of it may be too short to tell.
  const other = otherLanguageOf(text, lang);
  const measure = (): void => {
    const start = element.current?.firstElementChild;
    setCut(start instanceof HTMLElement && start.scrollWidth > start.clientWidth);
  };
  const letters = [...text];
  return (
    <Tooltip
      label={text}
      disabled={!cut}
      multiline
      events={{ hover: true, focus: true, touch: true }}
      interactive
    >
      <span
        ref={element}
        className={classes.long}
        lang={other === null ? undefined : LANGUAGE_TAG[other]}
        // Focusable only if truncated.
        tabIndex={cut ? 0 : undefined}
        onPointerEnter={measure}
        onTouchStart={measure}
      >
        <span className={classes.start}>{letters.slice(0, -END).join('')}</span>
        <span>{letters.slice(-END).join('')}</span>
      </span>
    </Tooltip>
  );
}
