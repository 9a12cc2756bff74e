import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

const ring = (x: number, y: number, radius: number): string => {
  const half = `a${String(radius)} ${String(radius)} 0 1 0`;
  return `M${String(x - radius)} ${String(y)}${half} ${String(2 * radius)} 0${half}-${String(2 * radius)} 0`;
};

/** `yet`: no data, `found`: no match, `access`: not for this user; else what would stand here. */
export type EmptyPlace = 'yet' | 'found' | 'access' | 'declarations' | 'messages' | 'papers';

/** Lines, fainter ones, and what is missing. */
const DRAWINGS: Readonly<Record<EmptyPlace, readonly [string, string, string?]>> = {
  yet: [
    'M80 26c-10-8-26-10-48-10v74c22 0 38 2 48 10 10-8 26-10 48-10V16c-22 0-38 2-48 10ZM80 26v74',
    'M44 34c10 .4 18 2 25 5M44 48c10 .4 18 2 25 5M44 62c10 .4 18 2 25 5M44 76c10 .4 18 2 25 5M116 34c-10 .4-18 2-25 5M116 48c-10 .4-18 2-25 5M116 62c-10 .4-18 2-25 5',
    ring(108, 78, 7),
  ],
  found: [
    `${ring(86, 50, 30)}M108 72l24 26`,
    'M20 24h44M20 42h28M20 60h26M20 78h34M20 96h84M112 24h28M126 42h14M126 60h14M122 78h18',
    'M74 50h24',
  ],
  access: [
    'M32 100V36M128 100V36M20 100h24M116 100h24M32 44h96v16H32zM48 60l12-16M72 60l12-16M96 60l12-16',
    `M52 84h16M92 84h16${ring(80, 84, 8)}`,
  ],
  declarations: ['M16 96h128M16 90v6M48 90v6M80 90v6M112 90v6M144 90v6', 'M16 24h128M16 46h128M16 68h128'],
  messages: [`M1 1h144v44H1Z${ring(21, 23, 5)}`, 'M39 17h88M39 29h56M1 57h144v44H1ZM39 73h88M39 85h56'],
  papers: ['M14 8h48l20 20v76H14ZM62 8v20h20', 'M26 44h44M26 58h44M26 72h28M14 20H2v92h68v-8'],
};

/** Loaded where something is empty, which is rare. */
export function EmptyDrawing({ of }: { of: EmptyPlace }): ReactNode {
  const [line, faint, missing] = DRAWINGS[of];
  return (
    <Drawing width={160} height={112}>
      <path d={line} />
      <path d={faint} data-faint />
      <path d={missing} data-voice="melt" strokeDasharray="3 4" />
    </Drawing>
  );
}
