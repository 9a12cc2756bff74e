import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { formatQuantity } from '#src/lib/format-number.ts';
import { ROUTE_LABEL, type Declaration } from '#src/parts/declaration/declaration.ts';
import { commonUnit } from '#src/parts/declaration/gwp.ts';
import type { FilterName, SearchParams } from '#src/parts/declaration-search/filters.ts';
import { useCompanyOptions } from './use-choices.ts';

/** @param rows source of the unit and of company names, which visitors cannot look up */
export function useFilterWords(
  search: SearchParams,
  rows: readonly Declaration[],
): (name: FilterName) => string {
  const { t, lang } = useText();
  const companies = useCompanyOptions(search.company);
  const unit = commonUnit(rows);

  const companyName = (code: string): string => {
    const listed = companies?.options.find(({ value }) => value === code)?.label;
    const row = rows.find(({ companyCode }) => companyCode === code);
    return row === undefined ? (listed ?? code) : nameIn(lang, row.company);
  };
  const named = (key: Parameters<typeof t>[0], value: string): string =>
    t('epd.search.chip', { name: t(key), value });

  return (name) => {
    switch (name) {
      case 'keyword':
        return named('epd.search.keyword', search.keyword ?? '');
      case 'company':
        return companyName(search.company ?? '');
      case 'pcr':
        return search.pcr ?? '';
      case 'type':
        return search.type ?? '';
      case 'route':
        return search.route === undefined ? '' : t(ROUTE_LABEL[search.route]);
      case 'gwpMin':
        return named('epd.search.gwp', `≥ ${formatQuantity(search.gwpMin, unit)}`);
      case 'gwpMax':
        return named('epd.search.gwp', `≤ ${formatQuantity(search.gwpMax, unit)}`);
      case 'from':
        return named('epd.search.effectiveDate', `≥ ${formatDate(search.from, lang)}`);
      case 'until':
        return named('epd.search.expirationDate', `≤ ${formatDate(search.until, lang)}`);
      case 'valid':
        return t('epd.search.onlyValid');
    }
  };
}
