import type { ReactNode } from 'react';
import classes from './header-line.module.css';

/** On the column of the page; 60 px high on phones, else 56 px. */
export function HeaderLine({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes.root}>{children}</div>;
}
