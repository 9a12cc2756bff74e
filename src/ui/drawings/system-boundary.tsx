import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

/** Cradle to gate (A1 to A3): raw materials, transport, production; use and end of life are outside. */
export function SystemBoundary(): ReactNode {
  return (
    <Drawing width={320} height={120}>
      <rect x="8" y="12" width="196" height="96" rx="6" data-voice="steel" strokeDasharray="5 4" />
      <circle cx="40" cy="60" r="14" />
      <path d="M34 63l4-6 3 4 2-3 4 5Z" />
      <path d="M54 60h36M122 60h36" />
      <path d="M90 52h16v14H90zM106 57h8l4 5v4h-12z" />
      <circle cx="96" cy="67" r="3" />
      <circle cx="112" cy="67" r="3" />
      <path d="M158 72V52l9 6v-6l9 6V48h8v24Z" />
      <path d="M184 60h44" data-voice="melt" />
      <path d="M222 55l6 5-6 5" data-voice="melt" />
      <path d="M240 72V58l12-9 12 9v14ZM248 72v-8h8v8M272 60h14" data-faint />
      <path d="M304 51a10 10 0 1 0 7 7M304 45v7h7" data-faint />
    </Drawing>
  );
}
