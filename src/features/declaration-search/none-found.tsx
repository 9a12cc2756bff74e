import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import {
  activeFilters,
  withoutFilter,
  withoutFilters,
  type FilterName,
  type SearchParams,
} from '#src/parts/declaration-search/filters.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useResults } from '#src/parts/declaration-search/use-results.ts';
import classes from './search-screen.module.css';

interface NoneFoundProps {
  search: SearchParams;
  onChange: (search: SearchParams) => void;
}

export function NoneFound({ search, onChange }: NoneFoundProps): ReactNode {
  const { t } = useText();
  const active = activeFilters(search);
  return (
    <EmptyState
      why="found"
      title="common.noResults"
      hint="common.noResultsHint"
      action={
        <div className={classes.none}>
          {/* With a single filter the button below does the same. */}
          {active.length > 1 && (
            <ul className={classes.drops} aria-label={t('epd.search.drops')}>
              {active.map((name) => (
                <Drop key={name} name={name} search={search} onChange={onChange} />
              ))}
            </ul>
          )}
          <Button variant="outline" onClick={() => onChange(withoutFilters(search))}>
            {t('common.clearFilters')}
          </Button>
        </div>
      }
    />
  );
}

/** Renders nothing when removing the filter still gives no results. */
function Drop({ name, search, onChange }: NoneFoundProps & { name: FilterName }): ReactNode {
  const { t } = useText();
  const wider = withoutFilter(search, name);
  const { rows, total, about } = useResults(wider);
  const words = useFilterWords(search, rows);
  if (total === null || rows.length === 0) return null;
  const vars = { filter: words(name), count: formatNumber(total) };
  return (
    <li>
      <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={() => onChange(wider)}>
        {t(about ? 'epd.search.dropAbout' : 'epd.search.drop', vars)}
      </Button>
    </li>
  );
}
