import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { SlowHint } from './slow-hint.tsx';
import { useText } from '#src/i18n/use-text.ts';
import classes from './loading-state.module.css';

export type LoadingShape =
  /** With a panel at their side. */
  | `rows${'' | ' beside'}`
  /** A panel, filters, and rows. */
  | 'requests'
  /** The head of a period, then messages; below their filters. */
  | `messages${'' | ' bar'}`
  /** Beside each other, above what is said of them. */
  | 'heads'
  | 'text'
  | 'facts'
  /** In sections, with what stands at its sides; below what an application needs. */
  | `fields${'' | ' form' | ' form apply'}`
  | 'article'
  | 'entries'
  /** Each with its line of steps. */
  | 'steps'
  /** With buttons below. */
  | `pictures${'' | ' files' | ' files tabs' | ' days'}`
  /** Cards and rows of applications; below their stages, deadlines and filters. */
  | `stages${'' | ' head'}`
  /** Events and facts of an application; below its cooling line, and that below its number. */
  | `story${'' | ' line' | ' line number'}`
  | 'plot'
  | 'certificate';

interface LoadingStateProps {
  shape?: LoadingShape | undefined;
  /** The usual number, to avoid a layout shift. */
  count?: number | undefined;
  /** In place of a shape: the content itself without its values. */
  children?: ReactNode;
}

const HOLD_MS = 200;
/** Of the present wait, ms; the first one began before. */
let began = 0;
let lastSeen = Infinity;

/** Shapes that follow each other, of a chunk and of its data, are one wait: the next one does not begin it again. */
function holdBack(element: HTMLElement | null): () => void {
  const now = Date.now();
  if (now - lastSeen > HOLD_MS) began = now;
  // A negative delay shows it at once.
  element?.style.setProperty('--hold', `${began + HOLD_MS - now}ms`);
  return () => {
    lastSeen = Date.now();
  };
}

/** Skeletons that take their space at once but appear after 200 ms, to avoid flicker. A slow server gets a hint. */
export function LoadingState({ shape = 'rows', count = 4, children }: LoadingStateProps): ReactNode {
  const { t } = useText();
  return (
    <div
      ref={holdBack}
      className={children === undefined ? classes.root : undefined}
      data-shape={shape}
      role="status"
    >
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {children === undefined ? (
        Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.item} aria-hidden>
            <span className={classes.short} />
            <span className={classes.long} />
          </div>
        ))
      ) : (
        <div aria-hidden>{children}</div>
      )}
      <SlowHint />
    </div>
  );
}
