import type { ReactNode } from 'react';
import { ChipFilters } from '#src/ui/chip-filters.tsx';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import {
  activeFilters,
  withoutFilter,
  withoutFilters,
  type SearchParams,
} from '#src/parts/declaration-search/filters.ts';
import { useFilterWords } from './use-filter-words.ts';

interface FilterChipsProps {
  search: SearchParams;
  /** Source of company names: visitors cannot load the list of companies. */
  rows: readonly Declaration[];
  onChange: (search: SearchParams) => void;
}

export function FilterChips({ search, rows, onChange }: FilterChipsProps): ReactNode {
  const words = useFilterWords(search, rows);
  const active = activeFilters(search);
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
