import type { ReactNode } from 'react';
import classes from './drawing.module.css';

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** Decorative: what it shows is said beside it. */
export function Drawing({ width, height, children }: DrawingProps): ReactNode {
  return (
    <svg
      className={classes.root}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      focusable="false"
      aria-hidden
    >
      {children}
    </svg>
  );
}
