import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, formatQuantity } from '#src/lib/format-number.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import { EachTable } from './each-table.tsx';
import { standingOf, type Mark, type PlotData } from './plot-data.ts';
import { useRouteName } from './use-route-name.ts';
import classes from './plot.module.css';

interface PlotTableProps {
  title: string;
  data: PlotData;
  marks: readonly Mark[];
  search: SearchParams;
}

const figure = (value: number): string => formatNumber(Math.round(value));

/** Accessible equivalent of the plot: quartiles by route, positions of the marks, all declarations. */
export function PlotTable({ title, data, marks, search }: PlotTableProps): ReactNode {
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
              <th scope="col">{t('compare.plot.number')}</th>
              <th scope="col">{t('compare.plot.min')}</th>
              <th scope="col">{t('compare.plot.q1')}</th>
              <th scope="col">{t('compare.plot.median')}</th>
              <th scope="col">{t('compare.plot.q3')}</th>
              <th scope="col">{t('compare.plot.max')}</th>
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
