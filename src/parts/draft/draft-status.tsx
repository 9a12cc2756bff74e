import type { ReactNode } from 'react';
import { IconAlertTriangle, IconDeviceFloppy } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import type { DraftState } from './use-draft.ts';
import classes from './draft-status.module.css';

/** Only failures are announced: a message per keystroke would be noise. */
export function DraftStatus({ state }: { state: DraftState }): ReactNode {
  const { t, lang } = useText();
  if (state.failed) {
    return (
      <p className={classes.root} data-failed role="alert">
        <IconAlertTriangle size={18} aria-hidden />
        {t('ui.draft.failed')}
      </p>
    );
  }
  return (
    <p className={classes.root}>
      <IconDeviceFloppy size={18} aria-hidden />
      {state.savedAt === null
        ? t('ui.draft.idle')
        : t('ui.draft.saved', {
            // Word joiners prevent a break at the hyphens.
            time: formatDateTime(new Date(state.savedAt), lang).replaceAll('-', '-\u2060'),
          })}
    </p>
  );
}
