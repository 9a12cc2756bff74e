import type { ReactNode } from 'react';
import classes from './button-row.module.css';

export function ButtonRow({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes.root}>{children}</div>;
}
