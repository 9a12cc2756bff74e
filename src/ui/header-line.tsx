import type { ReactNode } from 'react';
import classes from './header-line.module.css';

interface HeaderLineProps {
  /** With a navigation. */
  wide?: boolean;
  children: ReactNode;
}

/** 60 px high on phones, 56 px with a navigation. */
export function HeaderLine({ wide = false, children }: HeaderLineProps): ReactNode {
  return (
    <div className={classes.root} data-wide={wide || undefined}>
      {children}
    </div>
  );
}
