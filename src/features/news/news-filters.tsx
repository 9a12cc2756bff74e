import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { ChipFilters } from '#src/ui/chip-filters.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import {
  activeFilters,
  datesCross,
  PUBLISHER_MAX,
  TITLE_MAX,
  type NewsFilter,
  type NewsSearch,
} from './rules.ts';
import classes from './news.module.css';

interface NewsFilterFormProps {
  search: NewsSearch;
  onChange: (change: Partial<NewsSearch>) => void;
  onClear: () => void;
}

const LABEL = {
  title: 'news.titleFilter',
  publisher: 'news.publisher',
  from: 'news.from',
  until: 'news.until',
} as const satisfies Record<NewsFilter, string>;

/** The filters that the call offers (document 2 §7); each works as soon as it is sent or left. */
export function NewsFilterForm({ search, onChange, onClear }: NewsFilterFormProps): ReactNode {
  const { t, lang } = useText();
  const active = activeFilters(search).map((key) => {
    const value = search[key] ?? '';
    const shown = key === 'from' || key === 'until' ? formatDate(value, lang) : value;
    return { key, label: { text: `${t(LABEL[key])}: ${shown}` } };
  });
  return (
    <div className={classes.filters} data-no-print>
      <div className={classes.fields}>
        <SearchField
          label={LABEL.title}
          placeholder="news.searchPlaceholder"
          value={search.title}
          maxLength={TITLE_MAX}
          onApply={(title) => onChange({ title })}
        />
        <SearchField
          label={LABEL.publisher}
          value={search.publisher}
          maxLength={PUBLISHER_MAX}
          onApply={(publisher) => onChange({ publisher })}
        />
        <DayField label={t(LABEL.from)} value={search.from} onApply={(from) => onChange({ from })} />
        <DayField
          label={t(LABEL.until)}
          value={search.until}
          error={datesCross(search) ? t('epd.search.datesCrossed') : undefined}
          onApply={(until) => onChange({ until })}
        />
      </div>
      <ChipFilters filters={active} onRemove={(key) => onChange({ [key]: undefined })} onClear={onClear} />
    </div>
  );
}
