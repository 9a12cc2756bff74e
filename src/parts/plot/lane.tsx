import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import type { SteelRoute } from '#src/parts/declaration/declaration.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import type { Dot, Mark, PlotData } from './plot-data.ts';
import type { Roving } from './roving.ts';
import { BOX_FROM, RouteStrip } from './route-strip.tsx';
import { flagsOf, rowsOf, type Axis, type Flag, type Placed } from './shape.ts';
import { useRouteName } from './use-route-name.ts';
import classes from './plot.module.css';

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
