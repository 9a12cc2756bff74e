import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useId, useRef, type ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useFileDrop } from './use-file-drop.ts';
import { usePhrase, useWords, type Phrase, type Words } from './words.ts';
import classes from './file-field.module.css';

export interface UnreadFile {
  name: string;
  reason: Phrase;
}

interface LocalFileFieldProps {
  label: Words;
  hint: Words;
  choose: TextKey;
  /** As in the attribute of the same name. */
  accept: string;
  /** Files are not taken, for the reason of the hint. */
  closed?: boolean;
  busy: boolean;
  refused: readonly UnreadFile[];
  onFiles: (files: readonly File[]) => void;
}

/** Files that are read in the browser and sent nowhere: a drop zone with a button. */
export function LocalFileField(props: LocalFileFieldProps): ReactNode {
  const { label, hint, choose, accept, closed = false, busy, refused, onFiles } = props;
  const { t } = useText();
  const say = useWords();
  const phrase = usePhrase();
  const ids = { label: useId(), hint: useId(), error: useId() };
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null): void => {
    if (files !== null && files.length > 0) onFiles([...files]);
  };
  const { over, handlers } = useFileDrop(take, closed);
  return (
    <div
      className={classes.root}
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={`${ids.hint} ${ids.error}`}
      data-no-print
    >
      <div id={ids.label} className={classes.label}>
        {say(label)}
      </div>
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-error={refused.length > 0 || undefined}
        {...handlers}
      >
        <div className={classes.what}>
          <span className={classes.invite}>{t('upload.drop')}</span>
        </div>
        <div className={classes.actions}>
          <Button
            variant="default"
            loading={busy}
            disabled={closed}
            leftSection={<IconFolderOpen size={18} aria-hidden />}
            aria-describedby={`${ids.label} ${ids.hint} ${ids.error}`}
            onClick={() => input.current?.click()}
          >
            {t(choose)}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          disabled={closed}
          accept={accept}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Otherwise choosing the same file again fires no change event.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p id={ids.hint} className={classes.hint}>
        {say(hint)}
      </p>
      <div id={ids.error} className={classes.error} role="alert">
        {refused.map(({ name, reason }, index) => (
          // Files can have equal names.
          <p key={`${String(index)} ${name}`}>{t('upload.refused', { name, reason: phrase(reason) })}</p>
        ))}
      </div>
    </div>
  );
}
