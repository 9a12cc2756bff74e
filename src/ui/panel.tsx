import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  as?: 'div' | 'article' | 'section';
  /** Id of the heading. */
  labelledBy?: string;
  children: ReactNode;
}

/** Bordered surface; never nested. */
export function Panel({ as: Tag = 'div', labelledBy, children }: PanelProps): ReactNode {
  return (
    <Tag className={classes.root} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
