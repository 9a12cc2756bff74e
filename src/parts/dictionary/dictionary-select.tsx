import { useMemo, type ReactNode } from 'react';
import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/wire.ts';
import { listProps } from '#src/ui/list-props.ts';
import { LoadFailure } from './load-failure.tsx';
import type { DictionaryList } from './queries.ts';

interface DictionarySelectProps extends Omit<SelectProps<string>, 'data' | 'loading'> {
  entries: DictionaryList;
}

/** One entry of a dictionary, in the language of the page. A list that did not come says so and is asked for again. */
export function DictionarySelect({ entries, ...input }: DictionarySelectProps): ReactNode {
  const { t, lang } = useText();
  const query = useQuery(entries);
  // A list that is new on every render makes the field forget what was typed to find an entry.
  const data = useMemo(
    () => (query.data ?? []).map(({ code, name }) => ({ value: code, label: nameIn(lang, name) })),
    [query.data, lang],
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
