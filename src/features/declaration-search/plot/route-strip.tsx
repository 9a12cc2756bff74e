import type { ReactNode } from 'react';
import { ACROSS, BARS_HIGH, barsPath, boxOf, dotsPath, type Axis } from './shape.ts';
import type { Figure, RouteSpread, Spread } from './spread.ts';
import classes from './plot.module.css';

interface RouteStripProps {
  route: RouteSpread;
  spread: Spread;
  axis: Axis;
  /** Its declarations, where each is drawn. */
  dots: readonly Figure[] | null;
}

/** Height of the line with the box, units. */
const BOX_HIGH = 10;

/** The figures of one route in five elements, however many there are. It is hidden from readers, who have the table. */
export function RouteStrip({ route, spread, axis, dots }: RouteStripProps): ReactNode {
  const drawn = dots === null ? null : dotsPath(dots, axis);
  const high = drawn?.high ?? BARS_HIGH;
  const box = boxOf(route, axis);
  const at = (percent: number): string => ((percent / 100) * ACROSS).toFixed(1);
  const middle = String(high + BOX_HIGH / 2);
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${String(ACROSS)} ${String(high + BOX_HIGH)}`}
      preserveAspectRatio="none"
      // A unit of height is a sixteenth of the letters' height.
      style={{ height: `${String((high + BOX_HIGH) / 16)}rem` }}
      aria-hidden
    >
      {drawn === null ? (
        <path className={classes.bars} d={barsPath(route, spread, axis)} />
      ) : (
        <path className={classes.dots} d={drawn.path} />
      )}
      <path className={classes.range} d={`M${at(box.min)} ${middle}H${at(box.max)}`} />
      <path className={classes.box} d={`M${at(box.q1)} ${middle}H${at(box.q3)}`} />
      <path className={classes.median} d={`M${at(box.median)} ${String(high)}v${String(BOX_HIGH)}`} />
    </svg>
  );
}
