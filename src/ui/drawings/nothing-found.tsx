import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** A glass over the lines of a register, and no line under it. */
export function NothingFound(props: DrawingProps): ReactNode {
  return (
    <Drawing width={160} height={112} {...props}>
      <g data-faint>
        <path d="M20 24h44M20 42h28M20 60h26M20 78h34M20 96h84M112 24h28M126 42h14M126 60h14M122 78h18" />
      </g>
      <circle cx="86" cy="50" r="30" />
      <path d="M108 72l24 26" />
      <path d="M74 50h24" data-voice="melt" strokeDasharray="3 4" />
    </Drawing>
  );
}
