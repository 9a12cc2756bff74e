import { useMemo, type ReactNode } from 'react';
import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { listProps } from '#src/ui/list-props.ts';
import type { TreeQuery } from './queries.ts';
import { optionsOf } from './tree.ts';

interface TreeSelectProps extends Omit<SelectProps<string>, 'data' | 'loading'> {
  tree: TreeQuery;
}

/** An end of a tree of the dictionary, found by typing, below the name of its first level. */
export function TreeSelect({ tree, ...input }: TreeSelectProps): ReactNode {
  const { t } = useText();
  const labelOf = useEntryLabel();
  const query = useQuery(tree);
  const data = useMemo(() => optionsOf(query.data ?? [], labelOf), [query.data, labelOf]);
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
