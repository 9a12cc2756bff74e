import type { ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { PlainSelect } from '#src/ui/plain-select.tsx';
import { useEcho } from '#src/ui/use-echo.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import classes from './search-screen.module.css';

interface SortFieldProps {
  search: SearchParams;
  first: TextKey;
  onChange: (change: Partial<SearchParams>) => void;
}

export function SortField({ search, first, onChange }: SortFieldProps): ReactNode {
  const { t } = useText();
  const [sort, setSort] = useEcho(search.sort);
  return (
    <PlainSelect
      className={classes.sort}
      label={t('common.sortBy')}
      data={[
        { value: '', label: t(first) },
        { value: 'gwp', label: t('epd.search.sortGwp') },
        { value: 'expiry', label: t('epd.search.sortExpiry') },
      ]}
      value={sort ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const chosen = value === 'gwp' || value === 'expiry' ? value : undefined;
        setSort(chosen);
        onChange({ sort: chosen });
      }}
    />
  );
}
