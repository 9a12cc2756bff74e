import type { ReactNode } from 'react';
import classes from './frame.module.css';

/** Keeps content at most 1200 px wide, with the page's gutters. */
export function PageWidth({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes.root}>{children}</div>;
}

/** On the column of the page; 60 px high on phones, else 56 px. */
export function HeaderLine({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes.header}>{children}</div>;
}
