import { useId, type ReactNode } from 'react';
import classes from './pdf-preview.module.css';

/** px */
export const WATERMARK_SIZE = 15;
/** px */
const GAP = { x: 72, y: 88 } as const;

/** The second line is shifted by half a tile. px */
export function watermarkTile(text: string): { width: number; height: number } {
  let ems = 0;
  // CJK letters are square, Latin ones narrower; too wide is better than clipped.
  for (const letter of text) ems += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.64;
  return { width: Math.ceil(ems * WATERMARK_SIZE) + GAP.x, height: 2 * GAP.y };
}

/** Names the reader over the whole page, also in print (document 2 §2). */
export function Watermark({ text }: { text: string }): ReactNode {
  // Referenced in a URL: letters and digits only.
  const id = `watermark${useId().replace(/\W/g, '')}`;
  const { width, height } = watermarkTile(text);
  const first = height * 0.25;
  const second = height * 0.75;
  return (
    <svg className={classes.watermark} aria-hidden>
      <defs>
        <pattern
          id={id}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-30)"
        >
          <g fontSize={WATERMARK_SIZE}>
            <text x={0} y={first}>
              {text}
            </text>
            {/* Repeats at the left what the tile clips at the right. */}
            <text x={width / 2} y={second}>
              {text}
            </text>
            <text x={-width / 2} y={second}>
              {text}
            </text>
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
