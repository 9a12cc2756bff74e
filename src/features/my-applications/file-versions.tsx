import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { FileButtons } from '#src/parts/pdf-preview/file-buttons.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { LongText } from '#src/ui/long-text.tsx';
import type { FileVersion } from './model.ts';
import classes from './files.module.css';

/** When a file was sent and by whom, as far as the server says. */
export function SentBy({ version: { at, by } }: { version: FileVersion }): ReactNode {
  const { t, lang } = useText();
  if (at === '' && by === '') return null;
  return (
    <span className={classes.sent}>
      {at !== '' && <time dateTime={at.replace(' ', 'T')}>{formatDateTime(at, lang)}</time>}
      {by !== '' && (
        <span>
          {t('epd.mine.version.by')} <AsWritten text={by} />
        </span>
      )}
    </span>
  );
}

interface FormerFilesProps {
  /** What the file is. */
  label: string;
  /** Newest first, without the one that counts. */
  versions: readonly FileVersion[];
}

/** The files that were replaced, folded away: nothing while there are none. */
export function FormerFiles({ label, versions }: FormerFilesProps): ReactNode {
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
