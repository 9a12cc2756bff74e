import type { ReactNode } from 'react';
import { Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { knownParts, type Overview } from './overview.ts';
import { QUERY_MAX, TURNS, type MineSearch } from './search.ts';
import classes from './toolbar.module.css';

interface ToolbarProps {
  search: MineSearch;
  counts: Overview['counts'] | undefined;
  onChange: (change: Pick<MineSearch, 'q' | 'sort'>) => void;
}

/** Filter by part and search, and the order of a part, whose list has no head; the state is in the URL. */
export function Toolbar({ search, counts, onChange }: ToolbarProps): ReactNode {
  const { t } = useText();
  const { turn, q } = search;
  const total = counts && TURNS.reduce((sum, turn) => sum + counts[turn], 0);
  const parts = counts === undefined ? TURNS.filter((one) => one !== 'unknown') : knownParts(counts);
  return (
    <div className={classes.root} data-part={turn === 'yours' ? undefined : turn}>
      <nav aria-label={t('epd.mine.parts')} className={classes.parts}>
        <ul>
          {[undefined, ...parts].map((part) => {
            const count = part === undefined ? total : counts?.[part];
            const words = t(`epd.mine.turn.${part ?? 'all'}`, {
              count: count === undefined ? '–' : formatNumber(count),
            });
            return (
              <li key={part ?? 'all'}>
                <Link
                  data-words={words}
                  to="/epd/mineEpd"
                  search={{ ...search, turn: part, page: undefined }}
                  replace
                  resetScroll={false}
                  activeOptions={{ exact: true }}
                  aria-current={part === turn ? 'page' : undefined}
                >
                  {words}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={classes.find}>
        <SearchField
          label="epd.mine.find"
          labelHidden
          placeholder="epd.mine.findPlaceholder"
          value={q}
          maxLength={QUERY_MAX}
          onApply={(next) => onChange({ q: next })}
        />
      </div>
      {turn !== undefined && turn !== 'yours' && <Order search={search} onChange={onChange} />}
    </div>
  );
}

/** The order of rows; cards stand by their deadline. */
export function Order({ search: { sort }, onChange }: Omit<ToolbarProps, 'counts'>): ReactNode {
  const { t } = useText();
  return (
    <Select
      aria-label={t('epd.mine.order')}
      flex="0 1 13rem"
      allowDeselect={false}
      value={sort ?? 'change'}
      data={[
        { value: 'change', label: t('epd.mine.orderChange') },
        { value: 'new', label: t('epd.mine.orderNew') },
        { value: 'due', label: t('epd.mine.orderDue') },
      ]}
      onChange={(value) => onChange({ sort: value === 'due' || value === 'new' ? value : undefined })}
    />
  );
}
