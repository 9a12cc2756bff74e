import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { ProductShape } from '#src/lib/product-shapes.ts';
import { Drawing } from '../drawing.tsx';
import type { shapeOf } from './shape-of.ts';
import classes from '#src/ui/drawings/drawing.module.css';

/** Loaded once, outside the first load: drawings are decoration and their place is reserved. */
let known: { shapeOf: typeof shapeOf } | undefined;

/** From this size on details are drawn, px. */
const DETAILED_FROM = 64;

interface ProductDrawingProps {
  /** Names of the product and its product category rules, in Chinese or English; the first word that is known decides. */
  name: string;
  /** Width and height in px at the default font size. */
  size?: number;
  /** In place of a coil where no word is known. */
  unknown?: ReactNode;
}

export function ShapeDrawing({ shape, isDetailed }: { shape: ProductShape; isDetailed: boolean }): ReactNode {
  return (
    <Drawing width={64} height={64}>
      <path d={shape.line} />
      {isDetailed && <path d={shape.fine} data-faint />}
    </Drawing>
  );
}

/** Line drawing of a kind of steel product in the colour of the text; decorative. */
export function ProductDrawing({ name, size = 32, unknown }: ProductDrawingProps): ReactNode {
  const [loaded, setLoaded] = useState(known);
  useEffect(() => {
    if (loaded === undefined)
      loadChunk(() => import('./shape-of.ts')).then(
        (module) => setLoaded((known = module)),
        () => undefined,
      );
  }, [loaded]);
  const shape = loaded?.shapeOf(name, !unknown);
  const width: CSSProperties & Record<'--drawing-size', string> = {
    '--drawing-size': `${String(size / 16)}rem`,
  };
  return (
    <span className={classes.product} style={width} aria-hidden>
      {shape ? <ShapeDrawing shape={shape} isDetailed={size >= DETAILED_FROM} /> : loaded && unknown}
    </span>
  );
}
