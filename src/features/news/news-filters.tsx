import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { ChipFilters } from '#src/ui/chip-filters.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { activeFilters, datesCross, type NewsFilter } from './rules.ts';
import { PUBLISHER_MAX, TITLE_MAX, type NewsSearch } from './search.ts';
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

/** Filters of the call (document 2 §7), applied on Enter or blur. All but the title are collapsed. */
export function NewsFilterForm({ search, onChange, onClear }: NewsFilterFormProps): ReactNode {
  const { t, lang } = useText();
  const moreId = useId();
  const [open, setOpen] = useState(false);
  const active = activeFilters(search).map((key) => {
    const value = search[key] ?? '';
    const shown = key === 'from' || key === 'until' ? formatDate(value, lang) : value;
    return { key, label: { key: 'epd.search.chip' as const, vars: { name: t(LABEL[key]), value: shown } } };
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
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={open}
          aria-controls={moreId}
          onClick={() => setOpen(!open)}
        >
          {t('common.filters')}
        </Button>
        <div className={classes.more} id={moreId} data-open={open || undefined}>
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
      </div>
      <ChipFilters filters={active} onRemove={(key) => onChange({ [key]: undefined })} onClear={onClear} />
    </div>
  );
}
