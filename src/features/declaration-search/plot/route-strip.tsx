import type { ReactNode } from 'react';
import { ACROSS, BARS_HIGH, barsPath, boxOf, dotsPath, type Axis } from './shape.ts';
import type { SearchParams } from '../filters.ts';
import { DotLinks } from './dot-links.tsx';
import type { Dot } from './plot-data.ts';
import type { RouteSpread, Spread } from './spread.ts';
import { useRouteName } from './use-route-name.ts';
import classes from './plot.module.css';

interface RouteStripProps {
  route: RouteSpread;
  spread: Spread;
  axis: Axis;
  /** Unit of the figures; empty when the server states none. */
  unit: string;
  dots: readonly Dot[] | null;
  search: SearchParams;
}

/** Height of the line with the box plot, in SVG units. */
const BOX_HIGH = 10;

/** Distribution of one route in five SVG elements, regardless of the number of declarations; individual dots are also links. */
export function RouteStrip({ route, spread, axis, unit, dots, search }: RouteStripProps): ReactNode {
  const routeName = useRouteName();
  const drawn = dots === null ? null : dotsPath(dots, axis);
  const high = drawn?.high ?? BARS_HIGH;
  const box = boxOf(route, axis);
  const at = (percent: number): string => ((percent / 100) * ACROSS).toFixed(1);
  const middle = String(high + BOX_HIGH / 2);
  const drawing = (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${String(ACROSS)} ${String(high + BOX_HIGH)}`}
      preserveAspectRatio="none"
      style={{ height: `${String(toRem(high + BOX_HIGH))}rem` }}
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
  if (drawn === null) return drawing;
  return (
    <div className={classes.dotted}>
      {drawing}
      <DotLinks
        label={routeName(route.route)}
        dots={drawn.places.map(({ dot, x, y }) => ({ dot, x, bottom: toRem(high + BOX_HIGH - y) }))}
        unit={unit}
        search={search}
      />
    </div>
  );
}

function toRem(units: number): number {
  return units / 16;
}
