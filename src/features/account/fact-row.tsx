import type { ReactNode } from 'react';
import classes from './user-centre.module.css';

export function FactRow({ value, action }: { value: ReactNode; action?: ReactNode }): ReactNode {
  return (
    <span className={classes.fact}>
      <span className={classes.factValue}>{value}</span>
      {action}
    </span>
  );
}
