import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { SlowHint } from './slow-hint.tsx';
import { usePhrase, type Phrase } from './words.ts';
import classes from './loading-state.module.css';

/** What is about to stand here: rows of a register, cards, running text, or one form field after another. */
export type LoadingShape = 'rows' | 'cards' | 'text' | 'fields';

interface LoadingStateProps {
  shape?: LoadingShape;
  /** How many rows, cards, lines or fields; choose what the answer usually brings, so that nothing moves. */
  count?: number;
  /** What is loading, read aloud once. */
  label?: Phrase;
}

/**
 * Grey shapes in the place of content that is on its way. They take their space at once and become visible after
 * 200 ms, so that a quick answer neither flickers nor moves the page. A server that stays silent is not waited for without
 * a word.
 */
export function LoadingState({
  shape = 'rows',
  count = 4,
  label = 'common.loading',
}: LoadingStateProps): ReactNode {
  const say = usePhrase();
  return (
    <div className={classes.root} data-shape={shape} role="status">
      <VisuallyHidden>{say(label)}</VisuallyHidden>
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
