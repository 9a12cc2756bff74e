import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import type { SteelRoute } from '#src/parts/declaration/declaration.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import type { Dot, Mark, PlotData } from './plot-data.ts';
import type { Roving } from './roving.ts';
import { BOX_FROM, RouteStrip } from './route-strip.tsx';
import { letterSteps, placeOf, type Axis, type Stacked } from './shape.ts';
import { isRouteCode, useRouteName } from './use-route-name.ts';
import classes from './plot.module.css';

interface LaneProps {
  name: SteelRoute | null;
  /** Null for a histogram. */
  stacked: readonly Stacked<Dot>[] | null;
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

/** One production route: its name and count, its dots or bars, and the letters of the chosen declarations. */
export function Lane({ name, stacked, data, axis, marks, ...rest }: LaneProps): ReactNode {
  const { t } = useText();
  const routeName = useRouteName();
  const route = data.spread.routes.find((one) => one.route === name);
  const rows = stacked === null ? BARS_ROWS : Math.max(...stacked.map(({ row }) => row + 1), LEAST_ROWS);
  const code = name !== null && isRouteCode(name) ? name : null;
  const shortName = code ?? (name === null ? routeName(name) : t('compare.plot.processing'));
  // The dot of a chosen declaration carries its letter; a line stands for one without a dot.
  const dots = new Set(stacked?.map(({ dot: { id } }) => id));
  const lines = marks.filter(({ id }) => !dots.has(id));
  const steps = letterSteps(lines, axis);
  const need: CSSProperties & Record<'--rows', number> = { '--rows': rows };
  return (
    <div className={classes.route} style={need}>
      <div className={classes.label} aria-hidden title={routeName(name)}>
        <b>{shortName}</b>
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
            dots={stacked}
            letters={new Map(marks.map(({ id, letter }) => [id, letter]))}
          />
        )}
        {lines.map((mark, at) => (
          <span
            key={mark.letter}
            className={classes.mark}
            aria-hidden
            style={{ left: `${(placeOf(mark.gwp, axis) * 100).toFixed(2)}%` }}
          >
            <b style={{ left: `${String((steps[at] ?? 0) * 1.375)}rem` }}>{mark.letter}</b>
          </span>
        ))}
      </div>
    </div>
  );
}
