import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

/**
 * Cradle to gate (A1 to A3): raw materials, transport, production; use and end of life are outside.
 * @param labelled leaves room below the symbols for their names
 */
export function SystemBoundary({ labelled = false }: { labelled?: boolean }): ReactNode {
  const height = labelled ? 80 : 52;
  return (
    <Drawing width={320} height={height + 4}>
      <rect x="8" y="2" width="196" height={height} rx="6" data-voice="steel" strokeDasharray="5 4" />
      <circle cx="40" cy="28" r="14" />
      <path d="M34 31l4-6 3 4 2-3 4 5Z" />
      <path d="M54 28h36M122 28h36" />
      <path d="M90 20h16v14H90zM106 25h8l4 5v4h-12z" />
      <circle cx="96" cy="35" r="3" />
      <circle cx="112" cy="35" r="3" />
      <path d="M158 40V20l9 6v-6l9 6V16h8v24Z" />
      <path d="M184 28h44" data-voice="melt" />
      <path d="M222 23l6 5-6 5" data-voice="melt" />
      <path d="M236 40V26l12-9 12 9v14ZM244 40v-8h8v8M268 28h12" data-faint />
      <path d="M306 31a10 10 0 1 1-2.5-9.5l2.5 2.5M306 17v7h-7" data-faint />
    </Drawing>
  );
}
