import { useMemo, type ReactNode } from 'react';
import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { listProps } from '#src/ui/list-props.ts';
import { useEntryLabel } from './entry.ts';
import { LoadFailure } from './load-failure.tsx';
import type { DictionaryList } from './queries.ts';

interface DictionarySelectProps extends Omit<SelectProps<string>, 'data' | 'loading'> {
  entries: DictionaryList;
  /** What is sent of the chosen entry. */
  by?: 'code' | 'id';
}

/** One entry of a dictionary, in the language of the page. A list that did not come says so and is asked for again. */
export function DictionarySelect({ entries, by = 'code', ...input }: DictionarySelectProps): ReactNode {
  const { t } = useText();
  const labelOf = useEntryLabel();
  const query = useQuery(entries);
  // A list that is new on every render makes the field forget what was typed to find an entry.
  const data = useMemo(
    () =>
      (query.data ?? [])
        .filter((entry) => entry[by] !== '')
        .map((entry) => ({ value: entry[by], label: labelOf(entry) })),
    [query.data, by, labelOf],
  );
  return (
    <div>
      <Select<string>
        {...listProps}
        {...input}
        data={data}
        clearButtonProps={{ 'aria-label': t('common.reset') }}
        loading={query.isFetching}
        nothingFoundMessage={t('common.noResults')}
      />
      <LoadFailure query={query} />
    </div>
  );
}
