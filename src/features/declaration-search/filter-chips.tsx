import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { ChipFilters } from '#src/ui/chip-filters.tsx';
import { ROUTE_LABEL, type Declaration } from '#src/parts/declaration/declaration.ts';
import {
  activeFilters,
  withoutFilter,
  withoutFilters,
  type FilterName,
  type SearchParams,
} from './filters.ts';
import { useCompanyOptions } from './use-choices.ts';

interface FilterChipsProps {
  search: SearchParams;
  /** A row of the results knows the name of a company that a visitor cannot look up. */
  rows: readonly Declaration[];
  onChange: (search: SearchParams) => void;
}

/** What narrows the search now, each removable. */
export function FilterChips({ search, rows, onChange }: FilterChipsProps): ReactNode {
  const { t, lang } = useText();
  const companies = useCompanyOptions(search.company);
  const active = activeFilters(search);

  const companyName = (code: string): string => {
    const listed = companies?.options.find(({ value }) => value === code)?.label;
    const row = rows.find(({ companyCode }) => companyCode === code);
    return row === undefined ? (listed ?? code) : nameIn(lang, row.company);
  };
  const words = (name: FilterName): string => {
    const chip = (key: Parameters<typeof t>[0], value: string): string =>
      t('epd.search.chip', { name: t(key), value });
    switch (name) {
      case 'keyword':
        return chip('epd.search.keyword', search.keyword ?? '');
      case 'company':
        return companyName(search.company ?? '');
      case 'pcr':
        return search.pcr ?? '';
      case 'type':
        return search.type ?? '';
      case 'route':
        return search.route === undefined ? '' : t(ROUTE_LABEL[search.route]);
      case 'from':
        return chip('epd.search.effectiveDate', `≥ ${formatDate(search.from, lang)}`);
      case 'until':
        return chip('epd.search.expirationDate', `≤ ${formatDate(search.until, lang)}`);
      case 'valid':
        return t('epd.search.onlyValid');
    }
  };

  return (
    <ChipFilters
      filters={active.map((name) => ({ key: name, label: { text: words(name) } }))}
      onRemove={(key) => {
        const name = active.find((one) => one === key);
        if (name !== undefined) onChange(withoutFilter(search, name));
      }}
      onClear={() => onChange(withoutFilters(search))}
    />
  );
}
