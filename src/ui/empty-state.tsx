import { Suspense, type ReactNode } from 'react';
import { useWords, type Words } from './words.ts';
import type { EmptyPlace } from './drawings/empty-drawing.tsx';
import { lazyPart } from './lazy-part.ts';
import classes from './state.module.css';

interface EmptyStateProps {
  title: Words;
  hint?: Words;
  action?: ReactNode;
  /** What the drawing says. */
  why?: EmptyPlace;
}

const EmptyDrawing = lazyPart(() => import('./drawings/empty-drawing.tsx').then((part) => part.EmptyDrawing));

/** Begins where the rows would begin. */
export function EmptyState({ title, hint, action, why = 'yet' }: EmptyStateProps): ReactNode {
  const say = useWords();
  return (
    <div className={classes.root} role="status">
      <div className={classes.drawing}>
        <Suspense>
          <EmptyDrawing of={why} />
        </Suspense>
      </div>
      <p className={classes.title}>{say(title)}</p>
      {hint !== undefined && <p className={classes.hint}>{say(hint)}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
