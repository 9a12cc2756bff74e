import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import type { SteelRoute } from '#src/parts/declaration/declaration.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import type { Dot, Mark, PlotData } from './plot-data.ts';
import type { Roving } from './roving.ts';
import {
  flagsOf,
  rowsOf,
  type Axis,
  type Flag,
  type Placed,
  ACROSS,
  BARS_HIGH,
  barsPath,
  boxOf,
} from './shape.ts';
import { useRouteName } from './use-route-name.ts';
import classes from './plot.module.css';
import { DotLinks } from './dot-links.tsx';
import type { RouteSpread, Spread } from './spread.ts';

interface LaneProps {
  name: SteelRoute | null;
  /** Null for a histogram. */
  swarm: readonly Placed<Dot>[] | null;
  data: PlotData;
  axis: Axis;
  marks: readonly Mark[];
  search: SearchParams;
  roving: Roving;
  found: ReadonlySet<string> | null;
}

/** Rows of dots that a lane of the least height has room for. */
const LEAST_ROWS = 2;
const BARS_ROWS = 4;

/** One production route: its name and count, its dots or bars, and flags at the chosen declarations. */
export function Lane({ name, swarm, data, axis, marks, ...rest }: LaneProps): ReactNode {
  const { t } = useText();
  const routeName = useRouteName();
  const route = data.spread.routes.find((one) => one.route === name);
  const rows = swarm === null ? BARS_ROWS : rowsOf(swarm, LEAST_ROWS);
  const need: CSSProperties & Record<'--rows', number> = { '--rows': rows };
  return (
    <div className={classes.route} data-flagged={marks.length > 0 || undefined} style={need}>
      <div className={classes.label} aria-hidden>
        <b>{routeName(name)}</b>
        {route !== undefined && (
          <span>
            {[
              formatNumber(route.count),
              route.count >= BOX_FROM
                ? t('compare.plot.medianIs', { value: formatNumber(Math.round(route.median)) })
                : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </div>
      <div className={classes.strip}>
        {route !== undefined && (
          <RouteStrip
            {...rest}
            route={route}
            spread={data.spread}
            axis={axis}
            unit={data.unit}
            dots={swarm}
            letters={new Map(marks.map(({ id, letter }) => [id, letter]))}
          />
        )}
        {flagsOf(marks, axis).map((flag) => (
          <span key={flag.mark.letter} className={classes.mark} style={flagStyle(flag)} aria-hidden>
            <b>{flag.mark.letter}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

function flagStyle({ x, middle, step }: Flag<Mark>): CSSProperties & Record<`--${string}`, string> {
  return {
    '--stem': `${x.toFixed(2)}%`,
    '--flag': `calc(${middle.toFixed(2)}% + ${String(step)} * 1.5rem)`,
  };
}

interface RouteStripProps {
  route: RouteSpread;
  spread: Spread;
  axis: Axis;
  unit: string;
  dots: readonly Placed<Dot>[] | null;
  search: SearchParams;
  roving: Roving;
  found: ReadonlySet<string> | null;
  letters: ReadonlyMap<string, string>;
}

/** Below it quartiles say less than the dots themselves. */
const BOX_FROM = 5;
const BOX_HIGH = 10;

/** Distribution of one route in five SVG elements, regardless of the number of declarations; individual dots are links. */
function RouteStrip({ route, spread, axis, dots, ...rest }: RouteStripProps): ReactNode {
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
