import type { ReactNode } from 'react';
import { EmptyRegister } from './drawings/empty-register.tsx';
import { NotForYou } from './drawings/not-for-you.tsx';
import { NothingFound } from './drawings/nothing-found.tsx';
import { useWords, type Words } from './words.ts';
import classes from './state.module.css';

interface EmptyStateProps {
  /** One sentence: what is not there. */
  title: Words;
  /** What to try, when that is not obvious. */
  hint?: Words;
  /** The one thing that can be done now: a button or a link. */
  action?: ReactNode;
  /** Nothing is there yet, nothing fits what was looked for, or it is not for this reader. */
  why?: 'yet' | 'found' | 'access';
}

const DRAWINGS = { yet: EmptyRegister, found: NothingFound, access: NotForYou } as const;

/** Nothing to show, said kindly: a line drawing, one sentence, one action. */
export function EmptyState({ title, hint, action, why = 'yet' }: EmptyStateProps): ReactNode {
  const say = useWords();
  const Picture = DRAWINGS[why];
  return (
    <div className={classes.root} role="status">
      <div className={classes.drawing} data-why={why}>
        <Picture />
      </div>
      <p className={classes.title}>{say(title)}</p>
      {hint !== undefined && <p className={classes.hint}>{say(hint)}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
