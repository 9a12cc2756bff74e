import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  as?: 'div' | 'article' | 'section';
  /** Id of the heading. */
  labelledBy?: string;
  /** No padding. */
  flush?: boolean;
  children: ReactNode;
}

/** Bordered surface; never nested. */
export function Panel({ as: Tag = 'div', labelledBy, flush = false, children }: PanelProps): ReactNode {
  return (
    <Tag className={classes.root} data-flush={flush || undefined} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
