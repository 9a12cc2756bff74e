import type { ReactNode } from 'react';
import classes from './page-width.module.css';

/** Keeps content at most 1200 px wide, with the page's gutters. */
export function PageWidth({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes.root}>{children}</div>;
}
