import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { VERIFICATION_VIEW, type VerificationRecord } from '#src/parts/verification/record.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { countsOf, offeredStates } from './rules.ts';
import type { AgencySearch } from './search.ts';
import classes from './third-agency.module.css';

interface RequestFiltersProps {
  /** Requests that match the typed text, in all states. */
  rows: readonly VerificationRecord[];
  search: AgencySearch;
  onGo: (next: AgencySearch) => void;
}

/** States with how many requests are in each, and a field. */
export function RequestFilters({ rows, search, onGo }: RequestFiltersProps): ReactNode {
  const { t } = useText();
  const { state, keyword } = search;
  const counts = countsOf(rows);
  const offered = offeredStates(counts, state);
  const words = (label: string, count: number): ReactNode => (
    <>
      {label} <span className={classes.count}>{count}</span>
    </>
  );
  return (
    <div className={classes.filters}>
      <Segments
        label={t('verify.state')}
        labelHidden
        value={String(state ?? '')}
        onChange={(value) => onGo({ keyword, state: offered.find((one) => String(one) === value) })}
        options={[
          { value: '', words: words(t('common.all'), rows.length) },
          ...offered.map((one) => ({
            value: String(one),
            words: words(t(VERIFICATION_VIEW[one].label), counts[one]),
          })),
        ]}
      />
      <SearchField
        label="verify.agency.field"
        labelHidden
        placeholder="verify.agency.field"
        value={keyword}
        maxLength={KEYWORD_MAX}
        onApply={(text) => onGo({ state, keyword: text })}
      />
    </div>
  );
}
