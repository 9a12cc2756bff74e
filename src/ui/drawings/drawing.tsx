import type { ReactNode } from 'react';
import classes from './drawing.module.css';

export interface DrawingProps {
  /** Without it the drawing is decorative. */
  label?: string;
}

interface CanvasProps extends DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

export function Drawing({ width, height, label, children }: CanvasProps): ReactNode {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classes.root}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      focusable="false"
      {...spoken}
    >
      {children}
    </svg>
  );
}
