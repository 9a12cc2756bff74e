import { useRef, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { usePhrase, type Phrase } from './words.ts';
import classes from './chip-filters.module.css';

export interface ActiveFilter {
  key: string;
  label: Phrase;
}

interface ChipFiltersProps {
  filters: readonly ActiveFilter[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** Active filters as removable chips; renders nothing without any. */
export function ChipFilters({ filters, onRemove, onClear }: ChipFiltersProps): ReactNode {
  const { t } = useText();
  const say = usePhrase();
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;

  const remove = (key: string, index: number): void => {
    // A removed chip passes its focus to its neighbour.
    const chips = list.current?.querySelectorAll('button') ?? [];
    (chips[index + 1] ?? chips[index - 1])?.focus();
    onRemove(key);
  };

  return (
    <div className={classes.root}>
      <ul className={classes.list} ref={list} aria-label={t('ui.chips.label')}>
        {filters.map((filter, index) => (
          <li key={filter.key}>
            <button
              type="button"
              className={classes.chip}
              aria-label={t('ui.chips.remove', { label: say(filter.label) })}
              onClick={() => remove(filter.key, index)}
            >
              {say(filter.label)}
              <IconX size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="subtle" size="compact-md" onClick={onClear}>
        {t('common.clearFilters')}
      </Button>
    </div>
  );
}
