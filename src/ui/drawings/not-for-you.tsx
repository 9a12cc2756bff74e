import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

export function NotForYou(): ReactNode {
  return (
    <Drawing width={160} height={112}>
      <path d="M32 100V36M128 100V36M20 100h24M116 100h24" />
      <path d="M32 44h96v16H32z" />
      <path d="M48 60l12-16M72 60l12-16M96 60l12-16" data-voice="melt" />
      <g data-faint>
        <path d="M52 84h16M92 84h16" />
        <circle cx="80" cy="84" r="8" />
      </g>
    </Drawing>
  );
}
