import type { ReactNode } from 'react';
import classes from './user-centre.module.css';

/** A value with what can be done about it at the end of its line. */
export function FactRow({ value, action }: { value: ReactNode; action?: ReactNode }): ReactNode {
  return (
    <span className={classes.fact}>
      <span className={classes.factValue}>{value}</span>
      {action}
    </span>
  );
}
