import type { ReactNode } from 'react';
import classes from './button-row.module.css';

/** Buttons beside each other that are equal in rank, below each other on phones. */
export function ButtonRow({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes.root}>{children}</div>;
}
