import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { SlowHint } from './slow-hint.tsx';
import { useText } from '#src/i18n/use-text.ts';
import classes from './loading-state.module.css';

export type LoadingShape =
  | 'rows'
  | 'table'
  /** A table of sentences with deadlines. */
  | 'tasks'
  /** A panel, filters, and a table. */
  | 'requests'
  /** The head of a period, then messages. */
  | 'messages'
  | 'cards'
  | 'text'
  | 'facts'
  | 'fields'
  /** A form in sections, with what stands at its sides. */
  | 'form'
  /** The same below what an application needs. */
  | 'apply'
  | 'article'
  | 'entries'
  | 'pictures'
  | 'stages'
  | 'application'
  /** The same without its cooling line. */
  | 'story'
  /** Facts and a file. */
  | 'request'
  /** A text and its subject. */
  | 'message'
  | 'plot'
  | 'certificate';

interface LoadingStateProps {
  shape?: LoadingShape;
  /** The usual number, to avoid a layout shift. */
  count?: number;
}

/** Skeletons that take their space at once but appear after 200 ms, to avoid flicker. A slow server gets a hint. */
export function LoadingState({ shape = 'rows', count = 4 }: LoadingStateProps): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.root} data-shape={shape} role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.item} aria-hidden>
          <span className={classes.short} />
          <span className={classes.long} />
        </div>
      ))}
      <SlowHint />
    </div>
  );
}
