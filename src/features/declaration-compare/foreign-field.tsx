import { type ReactNode, useId, useRef } from 'react';
import { COMPARE_MAX } from '#src/lib/limits.ts';
import type { ForeignFiles } from './use-foreign-files.ts';
import classes from '#src/ui/file-field.module.css';
import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { useFileDrop } from '#src/ui/use-file-drop.ts';
import { usePhrase } from '#src/ui/words.ts';

const ACCEPT = '.json,.xml,application/json,application/xml,text/xml';

/**
 * A drop zone that takes declarations of other registers into the comparison; the files are read in the browser and sent nowhere.
 * @param own number of declarations of this register
 */
export function ForeignField({ foreign, own }: { foreign: ForeignFiles; own: number }): ReactNode {
  const { refused } = foreign;
  const room = COMPARE_MAX - own - foreign.files.length;
  const closed = room <= 0;
  const { t } = useText();
  const phrase = usePhrase();
  const ids = { label: useId(), hint: useId(), error: useId() };
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null): void => {
    if (files !== null && files.length > 0) void foreign.add([...files], room);
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
        {t('compare.foreign.label')}
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
            loading={foreign.busy}
            disabled={closed}
            leftSection={<IconFolderOpen size={18} aria-hidden />}
            aria-describedby={`${ids.label} ${ids.hint} ${ids.error}`}
            onClick={() => input.current?.click()}
          >
            {t('compare.foreign.choose')}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          disabled={closed}
          accept={ACCEPT}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Otherwise choosing the same file again fires no change event.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p id={ids.hint} className={classes.hint}>
        {t(closed ? 'compare.foreign.full' : 'compare.foreign.hint')}
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
