import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** The cooling line, broken between two nodes. */
export function LostConnection(props: DrawingProps): ReactNode {
  return (
    <Drawing width={160} height={112} {...props}>
      <path d="M8 64h20M44 64h18M98 64h18M132 64h20" />
      <circle cx="36" cy="64" r="8" data-voice="steel" />
      <circle cx="124" cy="64" r="8" data-faint />
      <path d="M62 64l8-6M98 64l-8 6" data-voice="melt" />
      <g data-faint>
        <path d="M80 28v12M68 33l6 9M92 33l-6 9M80 100V88M68 95l6-9M92 95l-6-9" />
      </g>
    </Drawing>
  );
}
