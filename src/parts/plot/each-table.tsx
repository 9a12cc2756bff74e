import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { pageOf, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import type { Peer } from '#src/parts/declaration/declaration.ts';
import { useRouteName } from './use-route-name.ts';
import classes from './plot.module.css';

interface EachTableProps {
  label: string;
  dots: readonly Peer[];
  unit: string;
  search: SearchParams;
  current?: string;
}

export function EachTable({ label, dots, unit, search, current }: EachTableProps): ReactNode {
  const { t, lang } = useText();
  const routeName = useRouteName();
  const [first] = dots;
  // A route common to all rows is stated once, above the table.
  const common = first !== undefined && dots.every(({ route }) => route === first.route) ? first : null;
  const sorted = [...dots].sort((a, b) => a.gwp - b.gwp);
  return (
    <>
      {common !== null && (
        <p className={classes.common}>
          {t('epd.search.chip', { name: t('epd.detail.route'), value: routeName(common.route) })}
        </p>
      )}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('ui.dots.name')}</th>
              <th scope="col" data-words>
                {t('epd.search.regNumber')}
              </th>
              <th scope="col">{unit === '' ? t('epd.search.gwp') : t('ui.dots.value', { unit })}</th>
              {common === null && (
                <th scope="col" data-words>
                  {t('epd.detail.route')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ id, number, product, company, route, gwp }) => (
              <tr key={id} data-current={id === current || undefined}>
                <th scope="row">
                  {`${nameIn(lang, product)} · ${nameIn(lang, company)}`}
                  {id === current && <b> · {t('ui.dots.this')}</b>}
                </th>
                <td data-words data-code>
                  {id === current ? (
                    number
                  ) : (
                    <TextLink to="/epd/epdSearch" search={pageOf(search, id)}>
                      {number === '' ? id : number}
                    </TextLink>
                  )}
                </td>
                <td>{formatNumber(gwp)}</td>
                {common === null && <td data-words>{routeName(route)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
