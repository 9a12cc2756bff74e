import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  /** `article` or `section` when the content stands for itself. */
  as?: 'div' | 'article' | 'section';
  /** Points at the heading that names the panel. */
  labelledBy?: string;
  /** Without inner space, for rows that bring their own. */
  flush?: boolean;
  children: ReactNode;
}

/** A light ground with a rule around it. What lies inside is parted by rules and space, never by another panel. */
export function Panel({ as: Tag = 'div', labelledBy, flush = false, children }: PanelProps): ReactNode {
  return (
    <Tag className={classes.root} data-flush={flush || undefined} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
