import { useId, type ReactNode } from 'react';
import { WATERMARK_SIZE, watermarkTile } from './watermark-tile.ts';
import classes from './pdf-preview.module.css';

/** Who reads the document, rotated and repeated over the whole page, also when it is printed (document 2 §2). */
export function Watermark({ text }: { text: string }): ReactNode {
  // Stands in an address: letters and digits only.
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
            {/* What a tile cuts off at its right edge comes in again at its left one. */}
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
