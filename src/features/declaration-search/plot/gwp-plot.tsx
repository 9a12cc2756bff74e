import { Button } from '@mantine/core';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import type { SearchParams } from '../filters.ts';
import type { Mark, PlotData } from './plot-data.ts';
import { PlotTable } from './plot-table.tsx';
import { RouteStrip } from './route-strip.tsx';
import { axisOf, letterLines, placeOf, type Axis } from './shape.ts';
import { countOf } from './spread.ts';
import { useRouteName } from './use-route-name.ts';
import classes from './plot.module.css';

interface GwpPlotProps {
  pcr: string;
  data: PlotData;
  marks: readonly Mark[];
  search: SearchParams;
}

/** One strip per production route: dots if they are few, else a histogram. The table is the accessible equivalent. */
export function GwpPlot({ pcr, data, marks: chosen, search }: GwpPlotProps): ReactNode {
  const { t, lang } = useText();
  const routeName = useRouteName();
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const { spread, unit, dots, seen, total } = data;
  // A figure in another unit cannot be placed on the axis.
  const marks = chosen.filter((mark) => mark.unit === unit);
  const axis = axisOf(
    spread,
    marks.map(({ gwp }) => gwp),
  );
  const known = spread.routes.map(({ route }) => route);
  const onlyMarked = marks.filter(({ route }) => !known.includes(route)).map(({ route }) => route);
  const title = t('compare.plot.title', { pcr });

  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        <b>{title}</b>
        <span>
          {seen < total
            ? t('compare.plot.about', { seen: formatNumber(seen), total: formatNumber(total) })
            : t('compare.plot.count', { count: formatNumber(countOf(spread)) })}
        </span>
      </figcaption>
      <div>
        {[...known, ...new Set(onlyMarked)].map((name) => {
          const route = spread.routes.find((one) => one.route === name);
          const own = marks.filter((mark) => mark.route === name);
          return (
            <div key={name ?? ''} className={classes.route}>
              <div className={classes.label} aria-hidden>
                {routeName(name)}
                {route !== undefined && (
                  <span>
                    {formatNumber(route.count)} ·{' '}
                    {t('compare.plot.medianIs', { value: formatNumber(Math.round(route.median)) })}
                  </span>
                )}
              </div>
              <Marked marks={own} axis={axis}>
                {route !== undefined && (
                  <RouteStrip
                    route={route}
                    spread={spread}
                    axis={axis}
                    unit={unit}
                    dots={dots?.filter((dot) => dot.route === name) ?? null}
                    search={search}
                  />
                )}
              </Marked>
            </div>
          );
        })}
        <div className={classes.route} aria-hidden>
          <div className={classes.label}>{unit}</div>
          <div className={classes.axis}>
            {axis.ticks.map((tick) => (
              <span key={tick} style={leftAt(tick, axis)}>
                {formatNumber(tick)}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className={classes.legend}>
        <p>
          {[t(dots === null ? 'compare.plot.bars' : 'compare.plot.dots'), t('compare.plot.box')].join(
            lang === 'zh' ? '' : ' ',
          )}
        </p>
        <Button
          size="compact-md"
          variant="subtle"
          aria-expanded={open}
          aria-controls={tableId}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'ui.dots.hideTable' : 'ui.dots.table')}
        </Button>
      </div>
      <div id={tableId} hidden={!open}>
        {open && <PlotTable title={title} data={data} marks={marks} search={search} />}
      </div>
    </figure>
  );
}

/** Height of a letter, rem. */
const LETTER = 1.375;

/** A strip with the marks of the chosen declarations above it. */
function Marked({
  marks,
  axis,
  children,
}: {
  marks: readonly Mark[];
  axis: Axis;
  children: ReactNode;
}): ReactNode {
  const lines = letterLines(marks, axis);
  const high = lines.length === 0 ? 0 : (Math.max(...lines) + 1) * LETTER;
  return (
    <div className={classes.strip} style={{ paddingTop: `${String(high)}rem` }}>
      {children}
      {marks.map((mark, at) => (
        <span
          key={mark.letter}
          className={classes.mark}
          aria-hidden
          style={{ ...leftAt(mark.gwp, axis), top: `${String(high - ((lines[at] ?? 0) + 1) * LETTER)}rem` }}
        >
          <b>{mark.letter}</b>
        </span>
      ))}
    </div>
  );
}

function leftAt(value: number, axis: Axis): CSSProperties {
  return { left: `${(placeOf(value, axis) * 100).toFixed(2)}%` };
}
