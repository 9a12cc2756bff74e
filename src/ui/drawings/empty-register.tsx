import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** An open register whose lines are still empty. */
export function EmptyRegister(props: DrawingProps): ReactNode {
  return (
    <Drawing width={160} height={112} {...props}>
      <path d="M80 26c-10-8-26-10-48-10v74c22 0 38 2 48 10 10-8 26-10 48-10V16c-22 0-38 2-48 10Z" />
      <path d="M80 26v74" />
      <g data-faint>
        <path d="M44 34c10 .4 18 2 25 5M44 48c10 .4 18 2 25 5M44 62c10 .4 18 2 25 5M44 76c10 .4 18 2 25 5" />
        <path d="M116 34c-10 .4-18 2-25 5M116 48c-10 .4-18 2-25 5M116 62c-10 .4-18 2-25 5" />
      </g>
      <circle cx="108" cy="78" r="7" data-voice="melt" strokeDasharray="3 4" />
    </Drawing>
  );
}
