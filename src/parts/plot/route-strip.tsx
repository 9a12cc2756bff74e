import type { ReactNode } from 'react';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import { DotLinks } from './dot-links.tsx';
import type { Dot } from './plot-data.ts';
import type { Roving } from './roving.ts';
import { ACROSS, BARS_HIGH, barsPath, boxOf, type Axis, type Placed } from './shape.ts';
import type { RouteSpread, Spread } from './spread.ts';
import { useRouteName } from './use-route-name.ts';
import classes from './plot.module.css';

interface RouteStripProps {
  route: RouteSpread;
  spread: Spread;
  axis: Axis;
  /** Unit of the figures; empty when the server states none. */
  unit: string;
  dots: readonly Placed<Dot>[] | null;
  search: SearchParams;
  roving: Roving;
  found: ReadonlySet<string> | null;
  /** Letters of the chosen declarations, by id. */
  letters: ReadonlyMap<string, string>;
}

/** Below it quartiles say less than the dots themselves. */
export const BOX_FROM = 5;
const BOX_HIGH = 10;

/** Distribution of one route in five SVG elements, regardless of the number of declarations; individual dots are links. */
export function RouteStrip({ route, spread, axis, dots, ...rest }: RouteStripProps): ReactNode {
  const routeName = useRouteName();
  const boxed = route.count >= BOX_FROM;
  return (
    <div className={classes.drawn} data-boxed={boxed || undefined}>
      {dots === null ? (
        <Drawing high={BARS_HIGH}>
          <path className={classes.bars} d={barsPath(route, spread, axis)} />
        </Drawing>
      ) : (
        <DotLinks label={routeName(route.route)} dots={dots} {...rest} />
      )}
      {boxed && <Box route={route} axis={axis} />}
    </div>
  );
}

function Box({ route, axis }: { route: RouteSpread; axis: Axis }): ReactNode {
  const box = boxOf(route, axis);
  const at = (percent: number): string => ((percent / 100) * ACROSS).toFixed(1);
  const middle = String(BOX_HIGH / 2);
  return (
    <Drawing high={BOX_HIGH}>
      <path className={classes.range} d={`M${at(box.min)} ${middle}H${at(box.max)}`} />
      <path className={classes.box} d={`M${at(box.q1)} ${middle}H${at(box.q3)}`} />
      <path className={classes.median} d={`M${at(box.median)} 0v${String(BOX_HIGH)}`} />
    </Drawing>
  );
}

function Drawing({ high, children }: { high: number; children: ReactNode }): ReactNode {
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${String(ACROSS)} ${String(high)}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {children}
    </svg>
  );
}
