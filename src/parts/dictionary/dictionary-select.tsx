import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useEntryLabel } from './entry.ts';
import { LoadedSelect, type ListFieldProps } from './loaded-select.tsx';
import type { DictionaryList } from './queries.ts';

interface DictionarySelectProps extends ListFieldProps {
  entries: DictionaryList;
  by?: 'code' | 'id';
}

export function DictionarySelect({ entries, by = 'code', ...input }: DictionarySelectProps): ReactNode {
  const labelOf = useEntryLabel();
  const query = useQuery(entries);
  const data = useMemo(
    () =>
      (query.data ?? [])
        .filter((entry) => entry[by] !== '')
        .map((entry) => ({ value: entry[by], label: labelOf(entry) })),
    [query.data, by, labelOf],
  );
  return <LoadedSelect {...input} query={query} data={data} />;
}
