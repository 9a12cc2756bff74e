import { Button } from '@mantine/core';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, formatQuantity } from '#src/lib/format-number.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import { Lane } from './lane.tsx';
import { type Mark, type PlotData, standingOf } from './plot-data.ts';
import { useRoving } from './roving.ts';
import { axisOf, placeOf, swarmOf } from './shape.ts';
import { countOf } from './spread.ts';
import classes from './plot.module.css';
import { EachTable } from './each-table.tsx';
import { useRouteName } from './use-route-name.ts';

interface GwpPlotProps {
  /** Undefined for the whole register. */
  pcr: string | undefined;
  data: PlotData;
  marks: readonly Mark[];
  search: SearchParams;
  /** Ids that the search finds; null where it finds all or is not known. */
  found?: ReadonlySet<string> | null;
  /** What can be done with the dots. */
  action?: ReactNode;
  /** Before the plot, for example a way past it. */
  children?: ReactNode;
}

/** One lane per production route: dots if they are few, else a histogram. The table is the accessible equivalent. */
export function GwpPlot(props: GwpPlotProps): ReactNode {
  const { pcr, data, marks: chosen, search, found = null, action, children } = props;
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const { spread, unit, dots, seen, total } = data;
  // A figure in another unit cannot be placed on the axis.
  const marks = chosen.filter((mark) => mark.unit === unit);
  const axis = axisOf(
    spread,
    marks.map(({ gwp }) => gwp),
  );
  const routes = new Set([...spread.routes, ...marks].map(({ route }) => route));
  const lanes = [...routes].map((route) => {
    const own = dots?.filter((dot) => dot.route === route);
    return { route, swarm: own === undefined ? null : swarmOf(own, axis) };
  });
  const roving = useRoving(lanes.map(({ swarm }) => (swarm ?? []).map(({ dot: { id }, x }) => ({ id, x }))));
  const title = pcr === undefined ? t('compare.plot.titleAll') : t('compare.plot.title', { pcr });
  const broken = axis.from > 0;

  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        <b>{title}</b>
        <span>
          {seen < total
            ? t('compare.plot.about', { seen: formatNumber(seen), total: formatNumber(total) })
            : t('compare.plot.count', { count: formatNumber(countOf(spread)) })}
        </span>
        <div className={classes.tools}>
          {action}
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
        {dots?.some(({ place }) => place !== null) === true && (
          <span className={classes.ramp}>{t('compare.plot.ramp')}</span>
        )}
      </figcaption>
      {children}
      <div className={classes.lanes} onKeyDown={roving.onKeyDown}>
        {lanes.map(({ route, swarm }) => (
          <Lane
            key={route ?? ''}
            name={route}
            swarm={swarm}
            data={data}
            axis={axis}
            marks={marks.filter((mark) => mark.route === route)}
            search={search}
            roving={roving}
            found={found}
          />
        ))}
      </div>
      <div className={classes.axisRow} aria-hidden>
        <div className={classes.unit}>
          {[unit, broken ? t('compare.plot.broken', { from: formatNumber(axis.from) }) : '']
            .filter(Boolean)
            .join(' · ')}
        </div>
        <div className={classes.axis} data-broken={broken || undefined}>
          {axis.ticks.map((tick) => (
            <span
              key={tick}
              style={{ left: `${(placeOf(tick, axis) * 100).toFixed(2)}%` } satisfies CSSProperties}
            >
              {formatNumber(tick)}
            </span>
          ))}
        </div>
      </div>
      <div id={tableId} hidden={!open}>
        {open && <PlotTable title={title} data={data} marks={marks} search={search} />}
      </div>
    </figure>
  );
}

interface PlotTableProps {
  title: string;
  data: PlotData;
  marks: readonly Mark[];
  search: SearchParams;
}

const figure = (value: number): string => formatNumber(Math.round(value));

/** Accessible equivalent of the plot: quartiles by route, positions of the marks, all declarations. */
function PlotTable({ title, data, marks, search }: PlotTableProps): ReactNode {
  const { t, lang } = useText();
  const routeName = useRouteName();
  return (
    <>
      <p className={classes.common}>
        {[t(data.dots === null ? 'compare.plot.bars' : 'compare.plot.dots'), t('compare.plot.box')].join(
          lang === 'zh' ? '' : ' ',
        )}
      </p>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('epd.detail.route')}</th>
              {(['number', 'min', 'q1', 'median', 'q3', 'max'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`compare.plot.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.spread.routes.map(({ route, count, min, q1, median, q3, max }) => (
              <tr key={route ?? ''}>
                <th scope="row">{routeName(route)}</th>
                <td>{formatNumber(count)}</td>
                <td>{figure(min)}</td>
                <td>{figure(q1)}</td>
                <td>{figure(median)}</td>
                <td>{figure(q3)}</td>
                <td>{figure(max)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {marks.length > 0 && (
        <>
          <p className={classes.subtitle}>{t('compare.plot.standing')}</p>
          <ul className={classes.standing}>
            {marks.map((mark) => (
              <li key={mark.letter}>
                <b>{mark.letter}</b> {mark.name} · {formatQuantity(mark.gwp, mark.unit)} ·{' '}
                {t(`compare.plot.where.${standingOf(mark, data.spread)}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {data.dots !== null && (
        <EachTable label={t('compare.plot.each')} dots={data.dots} unit={data.unit} search={search} />
      )}
    </>
  );
}
