import type { ReactNode } from 'react';
import classes from './header-line.module.css';

interface HeaderLineProps {
  /** Room for a navigation. */
  wide?: boolean;
  children: ReactNode;
}

/** The one row of a page's head: 60 px high on phones, 56 px beside a navigation in sight. */
export function HeaderLine({ wide = false, children }: HeaderLineProps): ReactNode {
  return (
    <div className={classes.root} data-wide={wide || undefined}>
      {children}
    </div>
  );
}
