import type { ReactNode } from 'react';
import classes from './drawing.module.css';

export interface DrawingProps {
  /** What the picture says, when it says more than the words beside it; without it the picture is decoration. */
  label?: string;
}

interface CanvasProps extends DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The sheet all our pictures are drawn on: one thin line of even weight, in the colour of the text around it. */
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
